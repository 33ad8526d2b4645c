import { session } from "@coulisses/shared-auth";
import { answer, api, fakeToken, festivalServer, read, refusal } from "@coulisses/shared-auth/testing";
import { defaultRegisterForm } from "@coulisses/shared-domain/registration/welcome-text";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { openPage } from "../testing/open-page";

let registered: { token?: string; newcomer: Record<string, unknown> }[];
let refuse: () => Response | undefined;
let description: string | null;

const festival = festivalServer([
  http.post(api("registrations"), async ({ request }) => {
    registered.push((await request.json()) as (typeof registered)[number]);
    return refuse() ?? new HttpResponse(null, { status: 204 });
  }),
  http.post(api("login"), () => answer(() => ({ accessToken: fakeToken({ userId: 77 }) }), 201)),
  read("configuration/registerForm", () => ({
    key: "registerForm",
    version: 1,
    value: description === null ? null : { description },
  })),
]);

beforeEach(() => {
  registered = [];
  refuse = () => undefined;
  description = defaultRegisterForm;
});

const invitation = (days: number) =>
  fakeToken({ exp: Math.floor(Date.now() / 1_000) + days * 86_400 } as object);
const open = (path = "/register") => openPage(path, { teams: [], permissions: [] });
type User = ReturnType<typeof open>["user"];
const press = async (user: User, name: string) => user.click(await screen.findByRole("button", { name }));
const field = (name: RegExp) => screen.findByLabelText(name);
/** At once, as a browser that knows the person does. */
const fill = async (name: RegExp, value: string) =>
  fireEvent.change(await field(name), { target: { value } });

async function present(user: User) {
  await press(user, "C'est parti ! 🚀");
  await fill(/^Prénom/, "Léa");
  await fill(/^Nom/, "Martin");
  await press(user, "Vous savez tout 🕵️");
}
async function tellContact(user: User) {
  await fill(/^Email/, "Lea.Martin+orga@Example.org");
  await fill(/^Ton 06/, "06 12 34 56 78");
  await user.click(screen.getByRole("button", { name: "Kfet" }));
  await press(user, "On se capte 🤙");
}
async function secure(user: User, password = "Scene-Ouverte-26!") {
  await fill(/^Mot de passe/, password);
  await fill(/^Confirme ton mot de passe/, password);
  await user.click(screen.getByRole("checkbox", { name: /J'approuve/ }));
}
const kept = {
  firstname: "Léa",
  lastname: "Martin",
  email: "Lea.Martin+orga@Example.org",
  mobilePhone: "06 12 34 56 78",
  teams: ["kfet"],
};
/** As after a reload in the middle of a registration. */
function openAt(step: string, path?: string) {
  sessionStorage.setItem("coulisses.registration", JSON.stringify({ step, values: kept }));
  return open(path);
}
/** Everything is filled in. */
async function openFilled(path?: string) {
  const page = openAt("security", path);
  await secure(page.user);
  return page;
}

describe("A stranger", () => {
  it("registers in four steps, is logged in and welcomed", async () => {
    const { user, messages } = open();
    expect(await screen.findByRole("heading", { name: "👋 Inscription Bénévole 👋" })).toBeVisible();
    await present(user);
    await tellContact(user);
    await secure(user);
    await press(user, "M'inscrire");
    await waitFor(() => expect(session.current().userId).toBe(77));
    expect(registered).toEqual([
      {
        newcomer: {
          firstname: "Léa",
          lastname: "Martin",
          birthdate: "2000-01-01",
          email: "Lea.Martin+orga@Example.org",
          mobilePhone: "0612345678",
          teams: ["kfet"],
          password: "Scene-Ouverte-26!",
          hasApprovedEULA: true,
        },
      },
    ]);
    expect(messages()).toEqual(["Merci pour ton inscription 🎉"]);
    expect(sessionStorage.getItem("coulisses.registration")).toBeNull();
  });

  it("is offered by the browser what it knows of them", async () => {
    const fillable = () =>
      [...document.querySelectorAll("input[autocomplete]:not([hidden])")].map((input) =>
        input.getAttribute("autocomplete"),
      );
    const { user } = openAt("security");
    await field(/^Mot de passe/);
    expect(fillable()).toEqual(["new-password", "new-password"]);
    await press(user, "Revenir");
    await field(/^Email/);
    expect(fillable()).toEqual(["email", "tel"]);
    await press(user, "Revenir");
    await field(/^Prénom/);
    expect(fillable()).toEqual(["given-name", "nickname", "family-name", "bday"]);
  });

  it("reads what an administrator wrote, and the usual welcome where there is nothing", async () => {
    description = "<h2>Viens construire la scène</h2>";
    const { unmount } = open();
    expect(await screen.findByText("Viens construire la scène")).toBeVisible();
    unmount();
    description = null;
    open();
    expect(await screen.findByText(/plus de 400 bénévoles/)).toBeVisible();
  });

  it("reads the terms of use before approving them", async () => {
    const { user } = openAt("security");
    await press(user, "Lire les Conditions Générales d'Utilisation");
    expect(await screen.findByText(/Données personnelles/)).toBeVisible();
  });

  it("who gives up goes back to the login page, with the invitation", async () => {
    const token = invitation(3);
    const { user, address } = open(`/register?token=${token}`);
    await press(user, "Annuler");
    expect(address()).toBe(`/login?token=${token}`);
  });
});

describe("A step goes on once its fields keep the rules", () => {
  it("Présentation", async () => {
    const { user } = open();
    await press(user, "C'est parti ! 🚀");
    await fill(/^Surnom/, "  ");
    await user.clear(await field(/^Date de naissance/));
    await user.type(await field(/^Date de naissance/), "31/12/1949");
    await press(user, "Vous savez tout 🕵️");
    for (const message of [
      "Il faut renseigner un prenom",
      "Il faut renseigner un nom",
      "Il faut renseigner un surnom",
      "Tu n'es pas si vieux !",
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(await field(/^Prénom/)).toHaveFocus();
    await fill(/^Prénom/, "🎪".repeat(31));
    expect(await screen.findByText("Le prénom ne peut pas dépasser 30 caractères")).toBeVisible();
  });

  it.each([
    ["lea@insa-lyon.fr", "Pas d'adresse insa 🙏"],
    ["lеa@example.org", "Adresse mail non valable"],
  ])("Contact, with the address %s", async (email, message) => {
    const { user } = open();
    await present(user);
    await user.type(await field(/^Email/), email);
    await user.type(await field(/^Ton 06/), "+33612345678");
    for (const team of ["BDE", "Kfet", "Teckos"])
      await user.click(screen.getByRole("button", { name: team }));
    await press(user, "On se capte 🤙");
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.getByText("Nous ne supportons pas les numéros au format international")).toBeVisible();
    expect(screen.getByText("Tu ne peux pas rejoindre plus de 2 équipes")).toBeVisible();
    expect(await field(/^Email/)).toHaveFocus();
  });

  it("Sécurité, and nothing is sent before", async () => {
    const { user } = openAt("security");
    await fill(/^Mot de passe/, "scene");
    await fill(/^Confirme ton mot de passe/, "scène");
    await press(user, "M'inscrire");
    expect(
      await screen.findByText(/Il faut au moins une MAJUSCULE dans le mot de passe.*12 caractères/s),
    ).toBeVisible();
    expect(screen.getByText("La valeur ne correspond pas")).toBeVisible();
    expect(screen.getByText("Les Condidtions Générales d'Utilisation doivent être approuvées")).toBeVisible();
    expect(registered).toEqual([]);
  });
});

describe("What was typed", () => {
  it("survives a reload, but for the password", async () => {
    const { user, unmount } = open();
    await present(user);
    await tellContact(user);
    await secure(user);
    unmount();
    expect(sessionStorage.getItem("coulisses.registration")).not.toContain("Scene-Ouverte");
    const again = open();
    expect(await field(/^Mot de passe/)).toHaveValue("");
    await press(again.user, "Revenir");
    expect(await field(/^Email/)).toHaveValue("Lea.Martin+orga@Example.org");
    expect(screen.getByRole("button", { name: "Kfet" })).toHaveAttribute("aria-pressed", "true");
    await press(again.user, "Revenir");
    expect(await field(/^Prénom/)).toHaveValue("Léa");
  });

  it("survives a lost network, and goes out at the next press", async () => {
    const { user } = await openFilled();
    festival.unplug();
    await press(user, "M'inscrire");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /Impossible de joindre le serveur.*est encore là/,
    );
    expect(await field(/^Mot de passe/)).toHaveValue("Scene-Ouverte-26!");
    festival.plug();
    await press(user, "M'inscrire");
    await waitFor(() => expect(session.current().userId).toBe(77));
    expect(registered).toHaveLength(1);
  });

  it("made an account whose answer got lost: the next press logs in", async () => {
    const { user, messages } = await openFilled();
    refuse = () => HttpResponse.error();
    await press(user, "M'inscrire");
    await screen.findByRole("alert");
    refuse = () => refusal(409, "L'email est déja utilisé par un autre utilisateur", { email: "pris" });
    await press(user, "M'inscrire");
    await waitFor(() => expect(session.current().userId).toBe(77));
    expect(messages()).toEqual(["Merci pour ton inscription 🎉"]);
  });

  it("is sent once, however often the button is pressed", async () => {
    const { user } = await openFilled();
    await user.tripleClick(screen.getByRole("button", { name: "M'inscrire" }));
    await waitFor(() => expect(session.current().userId).toBe(77));
    expect(registered).toHaveLength(1);
  });
});

describe("A refusal of the server", () => {
  it("of the address brings its step back, and waits for another one", async () => {
    const taken = "L'email est déja utilisé par un autre utilisateur";
    refuse = () => refusal(409, taken, { email: taken });
    const { user } = await openFilled();
    await press(user, "M'inscrire");
    expect(await screen.findByText(taken)).toBeVisible();
    await waitFor(async () => expect(await field(/^Email/)).toHaveFocus());
    await press(user, "On se capte 🤙");
    expect(screen.getByText(taken)).toBeVisible();
    expect(session.current().userId).not.toBe(77);
    refuse = () => undefined;
    await fill(/^Email/, "lea@example.fr");
    await press(user, "On se capte 🤙");
    expect(await field(/^Mot de passe/)).toHaveValue("Scene-Ouverte-26!");
    await press(user, "M'inscrire");
    await waitFor(() => expect(registered.at(-1)?.newcomer["email"]).toMatch(/\.fr$/));
  });

  it("of the password stays on its step", async () => {
    const common = "Ce mot de passe est l'un des plus courants : choisis-en un autre";
    refuse = () => refusal(400, common, { password: common });
    const { user } = await openFilled();
    await press(user, "M'inscrire");
    expect(await screen.findByText(common)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Mot de passe/)).toHaveFocus());
  });

  it("that is a fault of ours says so in plain words", async () => {
    refuse = () => refusal(500, "select * from users");
    const { user } = await openFilled();
    await press(user, "M'inscrire");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Oups, l'inscription a échoué... Rééssaie de créer ton compte.",
    );
  });

  it("to log in leads to the login page: the account is made", async () => {
    festival.server.use(http.post(api("login"), () => refusal(429, "Trop d'essais")));
    const { user, address, messages } = await openFilled();
    await press(user, "M'inscrire");
    await waitFor(() => expect(address()).toBe("/login"));
    expect(messages()).toContain("Ton compte est créé : connecte-toi.");
  });
});

describe("An invitation", () => {
  it("makes an organiser", async () => {
    const token = invitation(3);
    const { user, unmount } = open(`/register?token=${token}`);
    expect(await screen.findByRole("heading", { name: "👋 Inscription Organisateur 👋" })).toBeVisible();
    await press(user, "C'est parti ! 🚀");
    await field(/^Prénom/);
    unmount();
    const again = await openFilled(`/register?token=${token}`);
    await press(again.user, "M'inscrire");
    await waitFor(() => expect(registered.map((form) => form.token)).toEqual([token]));
  });

  it.each([
    ["that is over", () => invitation(-1)],
    ["that can't be read", () => "a.b.c"],
  ])("%s shows the way instead of a form", async (_what, token) => {
    const { user, address } = open(`/register?token=${token()}`);
    expect(await screen.findByText("Ce lien d'invitation n'est plus valable")).toBeVisible();
    expect(screen.queryByRole("button", { name: "C'est parti ! 🚀" })).not.toBeInTheDocument();
    const other = screen.getByRole("link", { name: "inscris-toi comme bénévole" });
    expect(other).toHaveAttribute("href", "/register");
    await press(user, "Retour");
    expect(address()).toBe("/login");
  });

  it("that only the server knows to be over shows the same", async () => {
    refuse = () => refusal(400, "Le lien d'invitation a expiré", { token: "Le lien d'invitation a expiré" });
    const { user } = await openFilled(`/register?token=${invitation(3)}`);
    await press(user, "M'inscrire");
    expect(await screen.findByText("Ce lien d'invitation n'est plus valable")).toBeVisible();
  });
});
