import { fakeToken, festivalServer } from "@coulisses/shared-auth/testing";
import { session } from "@coulisses/shared-auth";
import { claimOver } from "@coulisses/shared-domain/desk/claim";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { ofASchool } from "../testing/registration-server";
import { openPage } from "../testing/open-page";

const festival = festivalServer({
  claim: {
    read: ({ body: { token } }) => {
      if (token !== "31.secret") throw claimOver();
      return { firstname: "Zoé" };
    },
    claim: () => undefined,
  },
  configuration: { list: () => [ofASchool] },
  auth: { logOut: () => undefined, logIn: () => ({ accessToken: fakeToken({ userId: 31 }) }) },
});
const visitor = { teams: [], permissions: [] };
const password = "Scene-Ouverte-26!";

/** Opens the page on a phone where nobody is logged in. */
async function open(secret = "31.secret") {
  const opened = openPage(`/claim#${secret}`, visitor);
  await act(() => session.logout());
  return opened;
}
const fill = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(name), { target: { value } });
async function claim(
  { user }: Awaited<ReturnType<typeof open>>,
  email = " Zoe@Example.org",
  secret = password,
) {
  await fill(/^Email/, email);
  await fill(/^Mot de passe/, secret);
  await fill(/^Confirme ton mot de passe/, secret);
  await user.click(screen.getByRole("button", { name: "C'est mon compte" }));
}
const claims = () => festival.writes.filter((write) => write.startsWith("POST claims {"));

describe("A person who scans the QR of their account", () => {
  it("is greeted by their first name, chooses address and password, and is logged in", async () => {
    const opened = await open();
    expect(await screen.findByRole("heading", { name: "👋 Bienvenue Zoé 👋" })).toBeVisible();
    await claim(opened);
    await waitFor(() => expect(session.current().userId).toBe(31));
    expect(claims()).toEqual([
      `POST claims ${JSON.stringify({ token: "31.secret", email: "Zoe@Example.org", password })}`,
    ]);
    await waitFor(() => expect(opened.messages()).toEqual(["Ton compte est à toi 🎉"]));
    await waitFor(() => expect(opened.address()).toBe("/"));
  });

  it("DK-7 is told what is wrong before anything is sent, with the words of registration", async () => {
    const opened = await open();
    await claim(opened, "zoe@insa-lyon.fr", "Madame-Zoé-2026!");
    await waitFor(() => expect(screen.getByLabelText(/^Email/)).toBeInvalid());
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription("Pas d'adresse insa 🙏");
    await fill(/^Mot de passe/, "court");
    expect(await screen.findByText(/Il faut au moins 12 caractères/)).toBeVisible();
    expect(claims()).toEqual([]);
  });

  it("reads on its field that an address is taken, and chooses another", async () => {
    festival.refuse("claim.claim", 409, "L'email est déjà utilisé par un autre utilisateur");
    const opened = await open();
    await claim(opened);
    expect(await screen.findByText("L'email est déjà utilisé par un autre utilisateur")).toBeVisible();
    festival.plug();
    await claim(opened, "zoe2@example.org");
    await waitFor(() => expect(session.current().userId).toBe(31));
  });

  it("loses nothing without network", async () => {
    const opened = await open();
    await screen.findByLabelText(/^Email/);
    festival.unplug();
    await claim(opened);
    expect(await screen.findByText(/Tout ce que tu as écrit est encore là/)).toBeVisible();
    festival.plug();
    await opened.user.click(screen.getByRole("button", { name: "C'est mon compte" }));
    await waitFor(() => expect(session.current().userId).toBe(31));
  });
});

describe("DK-6 A link that opens nothing", () => {
  it.each(["", "31.used", "anything"])("(%j) says so kindly, and where to go on", async (secret) => {
    await open(secret);
    expect(await screen.findByRole("heading", { name: "Ce lien ne sert plus" })).toBeVisible();
    expect(screen.getByText(/demande un nouveau QR à l'accueil/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Se connecter" })).toHaveAttribute("href", "/login");
    expect(screen.queryByLabelText(/^Email/)).not.toBeInTheDocument();
  });

  it("can be read again after a failure", async () => {
    festival.refuse("claim.read", 500, "Panne");
    const { user } = await open();
    const retry = await screen.findByRole("button", { name: "Réessayer" });
    festival.plug();
    await user.click(retry);
    expect(await screen.findByRole("heading", { name: "👋 Bienvenue Zoé 👋" })).toBeVisible();
  });
});

it("On a phone where another account is open, nothing is read before it is closed", async () => {
  const { user } = openPage("/claim#31.secret", visitor);
  expect(await screen.findByText("Un compte est ouvert sur cet appareil")).toBeVisible();
  expect(festival.writes).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Le fermer et continuer" }));
  expect(await screen.findByRole("heading", { name: "👋 Bienvenue Zoé 👋" })).toBeVisible();
});
