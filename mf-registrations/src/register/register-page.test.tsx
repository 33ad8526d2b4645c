import { session } from "@coulisses/shared-auth";
import { screen, waitFor } from "@testing-library/react";
import {
  field,
  fill,
  invitation,
  open,
  openAt,
  openFilled,
  present,
  press,
  secure,
  tellContact,
} from "../testing/registering";
import { registrationServer } from "../testing/registration-server";

const festival = registrationServer();

describe("A stranger", () => {
  it("registers in four steps, is logged in and welcomed", async () => {
    const { user, messages } = open();
    expect(await screen.findByRole("heading", { name: "👋 Inscription Bénévole 👋" })).toBeVisible();
    await present(user);
    await tellContact(user);
    await secure(user);
    await press(user, "M'inscrire");
    await waitFor(() => expect(session.current().userId).toBe(77));
    expect(festival.registered()).toEqual([
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
    await waitFor(() => expect(messages()).toEqual(["Merci pour ton inscription 🎉"]));
    expect(sessionStorage.getItem("coulisses:all:registration")).toBeNull();
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
    const says = (value: unknown) =>
      festival.answers({ configuration: { read: ({ key }) => ({ key, version: 1, value }) } });
    says({ description: "<h2>Viens construire la scène</h2>" });
    const { unmount } = open();
    expect(await screen.findByText("Viens construire la scène")).toBeVisible();
    unmount();
    says(null);
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
      "Il faut renseigner un prénom",
      "Il faut renseigner un nom",
      "Il faut renseigner un surnom",
      "Tu n'es pas si vieux !",
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(await field(/^Prénom/)).toHaveFocus();
    await user.clear(await field(/^Date de naissance/));
    await user.type(await field(/^Date de naissance/), "12/03/2015");
    await user.tab();
    expect(await screen.findByText(/^Tu aurais \d+ ans : vérifie l'année$/)).toBeVisible();
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
      await user.click(await screen.findByRole("button", { name: team }));
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
    expect(screen.getByText("Les Conditions Générales d'Utilisation doivent être approuvées")).toBeVisible();
    expect(festival.registered()).toEqual([]);
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
    await waitFor(() => expect(festival.registered().map((form) => form.token)).toEqual([token]));
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
    const message = "Le lien d'invitation a expiré";
    festival.refuse("registration.register", 400, message, { fields: { token: message } });
    const { user } = await openFilled(`/register?token=${invitation(3)}`);
    await press(user, "M'inscrire");
    expect(await screen.findByText("Ce lien d'invitation n'est plus valable")).toBeVisible();
  });
});
