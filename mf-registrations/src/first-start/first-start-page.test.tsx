import { session } from "@coulisses/shared-auth";
import { fakeToken, festivalServer } from "@coulisses/shared-auth/testing";
import { festivalInPlace, wrongKey } from "@coulisses/shared-domain/first-start/first-start";
import { seededTeams } from "@coulisses/shared-domain/people/seeded-teams";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { openPage } from "../testing/open-page";

let isInPlace = false;
let canBeDemo = true;
beforeEach(() => {
  [isInPlace, canBeDemo] = [false, true];
});
const teams = seededTeams.filter(({ code }) => ["bar", "deco", "kfet"].includes(code));
const festival = festivalServer({
  firstStart: {
    read: ({ body: { key } }) => {
      if (isInPlace) throw festivalInPlace();
      if (key !== "the-key") throw wrongKey();
      return { teams, canBeDemo };
    },
    start: () => undefined,
  },
  auth: { logOut: () => undefined, logIn: () => ({ accessToken: fakeToken({ userId: 1 }) }) },
});

async function open(key = "the-key") {
  const opened = openPage(`/first-start#${key}`, { teams: [], permissions: [] });
  await act(() => session.logout());
  return opened;
}
const fill = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(name), { target: { value } });
const press = async ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(await screen.findByRole("button", { name: "Mettre le festival en place" }));
const sent = () =>
  festival.writes
    .filter((write) => write.startsWith("POST first-start {"))
    .map((write) => JSON.parse(write.slice("POST first-start ".length)) as Record<string, unknown>);

async function fillIn() {
  await fill(/^Nom du festival/, "Garorock");
  await fill(/^Association/, "Les Amis du Rock");
  await fill(/^Adresse des mails/, "contact@garorock.example");
  await fillAccount();
}
async function fillDates() {
  await fill(/^Début du festival/, "25/06/2027 18:00");
  await fill(/^Début de la semaine orga/, "18/06/2027 08:00");
}
async function fillAccount() {
  await fill(/^Prénom/, "Léa");
  await fill(/^Nom\*?$/, "Martin");
  await fill(/^Date de naissance/, "17/05/1998");
  await fill(/^Ton 06/, "06 12 34 56 78");
  await fill(/^Email/, " Lea@Garorock.fr");
  await fill(/^Mot de passe/, "Scene-Ouverte-26!");
  await fill(/^Confirme ton mot de passe/, "Scene-Ouverte-26!");
}

describe("The first administrator of a festival", () => {
  it("puts it in place with its teams, and is signed in", async () => {
    const opened = await open();
    await fillIn();
    await fillDates();
    expect(screen.getByRole("button", { name: "Kfet" })).toHaveAttribute("aria-pressed", "false");
    await opened.user.click(screen.getByRole("button", { name: "Déco" }));
    await opened.user.click(screen.getByRole("button", { name: "Kfet" }));
    await press(opened);
    await waitFor(() => expect(session.current().userId).toBe(1));
    expect(sent()).toEqual([
      {
        key: "the-key",
        content: "empty",
        name: "Garorock",
        association: "Les Amis du Rock",
        color: "#0B6478",
        mailAddress: "contact@garorock.example",
        start: "2027-06-25T16:00:00.000Z",
        organisersStart: "2027-06-18T06:00:00.000Z",
        logo: null,
        teams: ["bar", "kfet"],
        firstname: "Léa",
        lastname: "Martin",
        email: "Lea@Garorock.fr",
        mobilePhone: "0612345678",
        birthdate: "1998-05-17",
        password: "Scene-Ouverte-26!",
      },
    ]);
    await waitFor(() => expect(opened.messages()).toEqual(["Ton festival est en place 🎉"]));
    await waitFor(() => expect(opened.address()).toBe("/"));
  });

  it("may begin with the demo, which asks for neither dates nor teams", async () => {
    const opened = await open();
    await fillIn();
    await opened.user.click(screen.getByRole("radio", { name: /^La démo/ }));
    expect(screen.queryByLabelText(/^Début du festival/)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Kfet" })).not.toBeInTheDocument();
    await press(opened);
    await waitFor(() => expect(sent()).toMatchObject([{ content: "demo", start: null }]));
  });

  it("has no choice of the demo once people have registered", async () => {
    canBeDemo = false;
    await open();
    expect(await screen.findByRole("radio", { name: /^Un festival vide/ })).toBeChecked();
    expect(screen.queryByRole("radio", { name: /^La démo/ })).not.toBeInTheDocument();
  });

  it("is told all that is missing under its field, before anything is sent", async () => {
    const opened = await open();
    await press(opened);
    await waitFor(() => expect(screen.getByLabelText(/^Nom du festival/)).toHaveFocus());
    for (const field of [/^Nom du festival/, /^Adresse des mails/, /^Début du festival/, /^Prénom/, /^Email/])
      expect(screen.getByLabelText(field)).toBeInvalid();
    await fill(/^Couleur/, "#FFFFFF");
    expect(await screen.findByText("Cette couleur ne se voit pas sur le fond clair des mails")).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it("loses nothing without network, and reads on its field what the server refuses", async () => {
    const opened = await open();
    await fillIn();
    await fillDates();
    festival.unplug();
    await press(opened);
    expect(await screen.findByText(/Tout ce que tu as écrit est encore là/)).toBeVisible();
    festival.plug();
    const common = "Ce mot de passe est l'un des plus courants : choisis-en un autre";
    festival.refuse("firstStart.start", 400, common, { fields: { password: common } });
    await press(opened);
    expect(await screen.findByText(common)).toBeVisible();
    expect(screen.getByLabelText(/^Nom du festival/)).toHaveValue("Garorock");
    festival.plug();
    await fill(/^Mot de passe/, "Grande-Scene-2027!");
    await fill(/^Confirme ton mot de passe/, "Grande-Scene-2027!");
    await press(opened);
    await waitFor(() => expect(session.current().userId).toBe(1));
  });
});

describe("FS-1, FS-2 The address of the first start", () => {
  it("says so when its key is wrong", async () => {
    await open("another");
    expect(await screen.findByRole("heading", { name: "Ce n'est pas la bonne adresse" })).toBeVisible();
    expect(screen.queryByLabelText(/^Email/)).not.toBeInTheDocument();
  });

  it("says that it is done, and where to sign in", async () => {
    isInPlace = true;
    await open();
    expect(await screen.findByRole("heading", { name: "C'est déjà fait" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Se connecter" })).toHaveAttribute("href", "/login");
  });

  it("can be read again after a failure", async () => {
    festival.refuse("firstStart.read", 500, "Panne");
    const { user } = await open();
    const retry = await screen.findByRole("button", { name: "Réessayer" });
    festival.plug();
    await user.click(retry);
    expect(await screen.findByLabelText(/^Nom du festival/)).toBeVisible();
  });
});
