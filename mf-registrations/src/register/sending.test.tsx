import { session } from "@coulisses/shared-auth";
import { answeredTeams } from "@coulisses/shared-auth/testing";
import { screen, waitFor } from "@testing-library/react";
import { field, fill, open, openFilled, present, press, secure, tellContact } from "../testing/registering";
import { registrationServer } from "../testing/registration-server";

const festival = registrationServer();

it("The teams that one may join carry the names that they have now", async () => {
  const renamed = answeredTeams.map((team) => ({ ...team, name: `${team.name} du campus` }));
  festival.answers({ team: { list: () => renamed } });
  const { user } = open();
  await present(user);
  expect(await screen.findByRole("button", { name: "Kfet du campus" })).toBeVisible();
});

describe("What was typed", () => {
  it("survives a reload, but for the password", async () => {
    const { user, unmount } = open();
    await present(user);
    await tellContact(user);
    await secure(user);
    unmount();
    expect(sessionStorage.getItem("coulisses:all:registration")).not.toContain("Scene-Ouverte");
    const again = open();
    expect(await field(/^Mot de passe/)).toHaveValue("");
    await press(again.user, "Revenir");
    expect(await field(/^Email/)).toHaveValue("Lea.Martin+orga@Example.org");
    expect(await screen.findByRole("button", { name: "Kfet" })).toHaveAttribute("aria-pressed", "true");
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
    expect(festival.registered()).toHaveLength(1);
  });

  it("made an account whose answer got lost: the next press logs in", async () => {
    const { user, messages } = await openFilled();
    festival.answers({ registration: { register: () => Response.error() } });
    await press(user, "M'inscrire");
    await screen.findByRole("alert");
    festival.plug();
    await press(user, "M'inscrire");
    await waitFor(() => expect(session.current().userId).toBe(77));
    await waitFor(() => expect(messages()).toEqual(["Merci pour ton inscription 🎉"]));
  });

  it("is sent once, however often the button is pressed", async () => {
    const { user } = await openFilled();
    await user.tripleClick(screen.getByRole("button", { name: "M'inscrire" }));
    await waitFor(() => expect(session.current().userId).toBe(77));
    expect(festival.registered()).toHaveLength(1);
  });
});

describe("A refusal of the server", () => {
  it("of the address brings its step back, and waits for another one", async () => {
    const wrong = "Pas d'adresse insa 🙏 ici";
    festival.refuse("registration.register", 400, wrong, { fields: { email: wrong } });
    const { user } = await openFilled();
    await press(user, "M'inscrire");
    expect(await screen.findByText(wrong)).toBeVisible();
    await waitFor(async () => expect(await field(/^Email/)).toHaveFocus());
    await press(user, "On se capte 🤙");
    expect(screen.getByText(wrong)).toBeVisible();
    expect(session.current().userId).not.toBe(77);
    festival.plug();
    await fill(/^Email/, "lea@example.fr");
    await press(user, "On se capte 🤙");
    expect(await field(/^Mot de passe/)).toHaveValue("Scene-Ouverte-26!");
    await press(user, "M'inscrire");
    await waitFor(() => expect(festival.registered().at(-1)?.newcomer["email"]).toMatch(/\.fr$/));
  });

  it("of the password stays on its step", async () => {
    const common = "Ce mot de passe est l'un des plus courants : choisis-en un autre";
    festival.refuse("registration.register", 400, common, { fields: { password: common } });
    const { user } = await openFilled();
    await press(user, "M'inscrire");
    expect(await screen.findByText(common)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Mot de passe/)).toHaveFocus());
  });

  it("that is a fault of ours says so in plain words", async () => {
    festival.refuse("registration.register", 500, "select * from users");
    const { user } = await openFilled();
    await press(user, "M'inscrire");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Oups, l'inscription a échoué... Réessaie de créer ton compte.",
    );
  });

  it("to log in leads to the login page and to one's mails, which say whether there was an account", async () => {
    festival.refuse("auth.logIn", 401, "Email ou mot de passe invalide");
    const { user, address, messages } = await openFilled();
    await press(user, "M'inscrire");
    await waitFor(() => expect(address()).toBe("/login"));
    await waitFor(() =>
      expect(messages()).toEqual(["Regarde tes mails : nous t'avons écrit. Ensuite, connecte-toi."]),
    );
  });
});
