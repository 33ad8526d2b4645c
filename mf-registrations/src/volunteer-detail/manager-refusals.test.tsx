import { baseApi } from "@coulisses/shared-auth";
import { api, aWindow, refusal } from "@coulisses/shared-auth/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { volunteersServer } from "../testing/volunteers-server";
import { openPage, volunteerManager } from "../testing/open-page";

const festival = volunteersServer();
const manager = { ...volunteerManager, permissions: [...volunteerManager.permissions, "affect-team"] };
const save = "Enregistrer les informations";

async function openAda(firstname = "Ada") {
  const ada = festival.has(firstname, ["benevole", "hard"]);
  const page = openPage(`/volunteers?volunteer=${String(ada.id)}`, manager);
  const dialog = within(await screen.findByRole("dialog", { name: `${firstname} Dupont` }));
  const fill = async (label: RegExp | string, text: string) => {
    await page.user.clear(dialog.getByLabelText(label));
    await page.user.type(dialog.getByLabelText(label), text);
  };
  const press = (name: string) => page.user.click(dialog.getByRole("button", { name }));
  return { ...page, ada, dialog, fill, press };
}

describe("What a manager changes of a person", () => {
  it.each([
    [/^Téléphone/, "02 12 34 56 78", "Numéro de téléphone mobile non valable"],
    [/^Téléphone/, "+33612345678", "Nous ne supportons pas les numéros au format international"],
    [/^Email/, "ada@example", "Adresse mail non valable"],
    [/^Email/, "аda@example.org", "Adresse mail non valable"],
    [/^Date de naissance/, "31/12/1949", "Tu n'es pas si vieux !"],
    [/^Date de naissance/, "01/01/2190", "Tu ne peux pas naître dans le futur"],
    [/^Date de naissance/, "31/02/2001", /date|jour/i],
    ["Surnom", "🎪".repeat(31), "Pas plus de 30"],
  ])("RG-1 to RG-5: %s « %s » is refused under its field", async (label, text, problem) => {
    const { fill, press, dialog } = await openAda();
    await fill(label, text);
    await press(save);
    await waitFor(() => expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(problem));
    expect(festival.writes).toEqual([]);
  });

  it.each([/^Téléphone/, /^Email/, /^Date de naissance/])("%s can't be emptied", async (label) => {
    const { user, press, dialog } = await openAda();
    await user.clear(dialog.getByLabelText(label));
    await press(save);
    expect(await dialog.findByText("Ce champ est requis")).toBeVisible();
    expect(festival.writes).toEqual([]);
  });

  it("that another account holds already is said under the address", async () => {
    const taken = "L'email est déjà utilisé par un autre utilisateur";
    festival.refuse("user.change", 409, taken, { fields: { email: taken } });
    const { fill, press, dialog } = await openAda();
    await fill(/^Email/, "bob@example.org");
    await press(save);
    await waitFor(() => expect(dialog.getByLabelText(/^Email/)).toHaveAccessibleDescription(taken));
    expect(dialog.getByLabelText(/^Email/)).toHaveFocus();
  });

  it("is kept on screen when the right to do so was just taken, with the reason", async () => {
    const reason = "Tu ne peux pas modifier ce bénévole";
    festival.refuse("user.change", 403, reason);
    const { fill, press, dialog } = await openAda();
    await fill("Surnom", "Loulou");
    await press(save);
    expect(await dialog.findByRole("alert")).toHaveTextContent(reason);
    expect(dialog.getByLabelText("Surnom")).toHaveValue("Loulou");
  });

  it("waits while the network is away, and goes out at the next press", async () => {
    const { ada, fill, press, dialog } = await openAda();
    await fill("Surnom", "Loulou");
    festival.unplug();
    await press(save);
    expect(await dialog.findByRole("alert")).toHaveTextContent(/Impossible de joindre le serveur/);
    festival.plug();
    await press(save);
    await waitFor(() => expect(festival.people.find(ada.id).nickname).toBe("Loulou"));
  });

  it("comes back after a reload, private note included, for the same person", async () => {
    const { ada, fill, unmount } = await openAda();
    await fill("Note des humains", "à rappeler");
    unmount();
    openPage(`/volunteers?volunteer=${String(ada.id)}`, manager);
    const dialog = within(await screen.findByRole("dialog", { name: "Ada Dupont" }));
    expect(dialog.getByLabelText("Note des humains")).toHaveValue("à rappeler");
    expect(dialog.getByText("Voilà ce que tu avais commencé à remplir.")).toBeVisible();
  });

  it("that another person changes too asks which of both stays", async () => {
    const { ada, fill, press, dialog, store } = await openAda();
    await fill("Surnom", "Loulou");
    festival.people.change(ada.id, { nickname: "Adabulle" });
    act(() => {
      store.dispatch(baseApi.util.invalidateTags([{ type: "Volunteer", id: ada.id }]));
    });
    expect(await dialog.findByText(/Surnom : Adabulle/)).toBeVisible();
    await press(save);
    expect(festival.writes).toEqual([]);
    await press("Garder la mienne");
    await press(save);
    await waitFor(() => expect(festival.people.find(ada.id).nickname).toBe("Loulou"));
  });
});

describe("A team that a person joins or leaves", () => {
  it("AM-6 stays as it was when the server refuses, and the reason is told", async () => {
    const reason = "Tu ne peux pas gérer l'équipe admin";
    festival.refuse("membership.join", 403, reason);
    festival.refuse("membership.leave", 404, "Utilisateur inconnu");
    const { ada, user, dialog, press, messages } = await openAda();
    await user.type(dialog.getByLabelText("Ajouter à une équipe"), "cater");
    await user.click(await screen.findByRole("option", { name: "Catering" }));
    await waitFor(() => expect(messages()).toEqual([reason]));
    await press("Retirer de l'équipe Orga");
    await waitFor(() => expect(messages()).toEqual([reason, "Utilisateur inconnu"]));
    expect(festival.people.find(ada.id).teams).toEqual(["benevole", "hard"]);
  });

  it("is not offered to those who manage people but no teams", async () => {
    festival.has("Ada", ["benevole", "hard"]);
    openPage("/volunteers?volunteer=11", volunteerManager);
    const dialog = within(await screen.findByRole("dialog", { name: "Ada Dupont" }));
    expect(await dialog.findByText("Orga")).toBeVisible();
    expect(dialog.queryByLabelText("Ajouter à une équipe")).not.toBeInTheDocument();
    expect(dialog.queryByRole("button", { name: /Retirer de l'équipe/ })).not.toBeInTheDocument();
  });
});

describe("A friend", () => {
  it("who is one already is refused, and the list stays", async () => {
    festival.refuse("friend.addTo", 409, "Bob est déjà son ami");
    festival.has("Bob");
    const { user, dialog, messages } = await openAda();
    await user.type(dialog.getByLabelText("Ajouter un ami"), "bob");
    await user.click(await screen.findByRole("option", { name: /Bob Dupont/ }));
    await waitFor(() => expect(messages()).toEqual(["Bob est déjà son ami"]));
    expect(dialog.getByText("Aucun ami")).toBeVisible();
  });

  it("can be neither themselves nor a person who is one already", async () => {
    const bob = festival.has("Bob");
    const ada = festival.has("Ada");
    festival.kept.friends[ada.id] = [bob];
    const { user } = openPage(`/volunteers?volunteer=${String(ada.id)}`, manager);
    const dialog = within(await screen.findByRole("dialog", { name: "Ada Dupont" }));
    await dialog.findByText("Bob Dupont");
    await user.type(dialog.getByLabelText("Ajouter un ami"), "dupont");
    expect(await screen.findByText("Il ne doit pas encore être inscrit sur le site.")).toBeVisible();
    expect(screen.queryByRole("option", { name: /Dupont/ })).not.toBeInTheDocument();
  });
});

describe("Anyone who is to be closed or forgotten", () => {
  it("stays when the server refuses: the reason waits until it was read", async () => {
    festival.refuse("user.remove", 403, "Tu ne peux pas gérer l'équipe admin");
    const { press } = await openAda();
    await press("Supprimer le bénévole");
    const question = within(await screen.findByRole("dialog", { name: "Supprimer Ada Dupont" }));
    await userPress(question, "Supprimer");
    expect(await question.findByText("Tu ne peux pas gérer l'équipe admin")).toBeVisible();
  });

  it("is asked about once more when something typed would be lost", async () => {
    const { fill, press } = await openAda();
    await fill("Surnom", "Loulou");
    await press("Oublier cette personne");
    await screen.findByRole("alertdialog", { name: "Abandonner ta saisie ?" });
    expect(screen.queryByRole("dialog", { name: "Oublier Ada Dupont" })).not.toBeInTheDocument();
  });

  it("is forgotten with accents and capitals aside, and leaves the list", async () => {
    const { ada, user, press, messages, address } = await openAda("Élodie");
    festival.answers({ forget: { forgetThem: ({ email }) => festival.people.remove(idOf(email)) } });
    await press("Oublier cette personne");
    const question = within(await screen.findByRole("dialog", { name: "Oublier Élodie Dupont" }));
    await user.type(question.getByRole("textbox"), "ELODIE dupont");
    await user.click(question.getByRole("button", { name: "Oublier pour toujours" }));
    await waitFor(() => expect(messages()).toEqual(["Élodie a été oublié·e"]));
    expect(() => festival.people.find(ada.id)).toThrow("Utilisateur inconnu");
    await waitFor(() => expect(address()).toBe("/volunteers"));
  });
});

const idOf = (email: string) => festival.people.all().find((one) => one.email === email)?.id ?? 0;
const userPress = async (where: ReturnType<typeof within>, name: string) =>
  act(() => where.getByRole("button", { name }).click());

describe("What can't be read", () => {
  it("of their availabilities is said, and the rest of the dialog stays", async () => {
    festival.refuse("availability.read", 403, "Non");
    const { dialog } = await openAda();
    expect(await dialog.findByText("Les disponibilités n'ont pas pu être lues")).toBeVisible();
    expect(dialog.getByRole("button", { name: save })).toBeVisible();
  });

  it("of their friends leaves that part out", async () => {
    festival.refuse("friend.list", 403, "Non");
    const { dialog } = await openAda();
    await waitFor(() => expect(dialog.queryByRole("region", { name: "Amis" })).not.toBeInTheDocument());
  });

  it("of whom the right to manage guards leaves the dialog as it is", async () => {
    let reads = 0;
    festival.server.use(
      http.get(api("teams/guarded"), () => {
        reads += 1;
        return refusal(500, "Oups");
      }),
    );
    const { user, dialog } = await openAda();
    await user.type(dialog.getByRole("textbox", { name: "Surnom" }), "Ad");
    expect(dialog.getByRole("textbox", { name: "Surnom" })).toHaveValue("Ad");
    await waitFor(() => expect(reads).toBeGreaterThan(1));
    expect(dialog.getByRole("textbox", { name: "Surnom" })).toBeVisible();
  });

  it("of the teams that one may add is said in their list, and read again from there", async () => {
    festival.refuse("team.list", 500, "Oups");
    const { user, dialog } = await openAda();
    await user.type(dialog.getByRole("combobox", { name: "Ajouter à une équipe" }), "bar");
    const retry = await screen.findByRole("option", { name: "Impossible de chercher : réessayer" });
    festival.server.resetHandlers();
    await user.click(retry);
    expect(await screen.findByRole("option", { name: "Bar" })).toBeVisible();
  });

  it("for want of a network is tried again", async () => {
    const ada = festival.has("Ada");
    festival.unplug();
    const { user } = openPage(`/volunteers?volunteer=${String(ada.id)}`);
    const dialog = within(await screen.findByRole("dialog", { name: "Bénévole" }));
    const retry = await dialog.findByRole("button", { name: /Réessayer/ });
    festival.plug();
    await user.click(retry);
    expect(await screen.findByRole("dialog", { name: "Ada Dupont" })).toBeVisible();
  });
});

test("On a phone the dialog leaves availabilities to a larger screen, and says the rest", async () => {
  aWindow(390);
  const { dialog } = await openAda();
  expect(await dialog.findByText("Aucun ami")).toBeVisible();
  expect(dialog.queryByText("Disponibilités")).not.toBeInTheDocument();
  expect(dialog.getByLabelText(/^Téléphone/)).toHaveValue("0612345678");
  aWindow(1440);
});
