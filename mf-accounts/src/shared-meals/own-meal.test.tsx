import { parisDay } from "@coulisses/shared-domain/time/paris";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { ida, max, me, mealsServer } from "../testing/meals-server";
import { openPage } from "../testing/open-page";

const festival = mealsServer();
const { meals, balances, has, shotgun } = festival;
const path = "/shared-meals";
const SAME_NIGHT = "Repas du vendredi 20 novembre soir";

const card = async () => within(await screen.findByRole("article", { name: SAME_NIGHT }));
const dialog = async () => within(await screen.findByRole("dialog"));
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
type User = ReturnType<typeof openPage>["user"];
const press = async (user: User, name: string) => user.click((await card()).getByRole("button", { name }));
/** Opens the page on one's own meal with these guests, and its closing dialog. */
const closeMine = async (...guests: (typeof max)[]) => {
  has(me);
  for (const guest of guests) shotgun(1, guest);
  const { user } = openPage(path);
  await press(user, "Clore le repas");
  return { user, closing: await dialog() };
};

describe("One's own meal", () => {
  it("is offered for tonight unless one says otherwise, and the form is empty again", async () => {
    const { user } = openPage(path);
    expect(await screen.findByText("Aucun repas proposé pour le moment")).toBeVisible();
    const form = within(screen.getByRole("form", { name: "Proposer un repas" }));
    await user.click(form.getByRole("button", { name: "C'est prêt !" }));
    expect(await form.findByText("Ce champ est requis")).toBeVisible();
    expect(festival.writes).toEqual([]);
    fill(form.getByRole("textbox", { name: /Menu/ }), "Tartiflette");
    await user.type(form.getByRole("textbox", { name: /Prix prévu/ }), "20");
    await user.click(form.getByRole("radio", { name: "Midi" }));
    await user.click(form.getByRole("button", { name: "C'est prêt !" }));
    expect(await screen.findByText("Tartiflette", { selector: "article *" })).toBeVisible();
    const day = parisDay(new Date());
    expect(festival.writes).toEqual([
      `POST shared-meals {"menu":"Tartiflette","date":{"day":"${day}","moment":"MIDI"},"expectedCost":2000}`,
    ]);
    await waitFor(() => expect(form.getByRole("textbox", { name: /Menu/ })).toHaveValue(""));
  });

  it("opens and closes its shotguns, and loses a guest", async () => {
    has(me);
    shotgun(1, max);
    const { user, messages } = openPage(path);
    await press(user, "Fermer les shotguns");
    await (await card()).findByRole("button", { name: "Ouvrir les shotguns" });
    await press(user, "Ouvrir les shotguns");
    await (await card()).findByRole("button", { name: "Fermer les shotguns" });
    await press(user, "2 convives (dont moi)");
    await press(user, "Retirer Max Petit");
    expect(await (await card()).findByRole("button", { name: "1 convive (dont moi)" })).toBeVisible();
    await waitFor(() => expect(messages()).toEqual(["Max Petit ne fait plus partie des convives"]));
  });

  it("is cancelled once one has agreed", async () => {
    has(me);
    const { user, messages } = openPage(path);
    await press(user, "Annuler le repas");
    expect(festival.writes).toEqual([]);
    await user.click((await dialog()).getByRole("button", { name: "Annuler le repas" }));
    expect(await screen.findByText("Aucun repas proposé pour le moment")).toBeVisible();
    await waitFor(() => expect(messages()).toEqual(["Le repas a été annulé"]));
  });

  it("says what each will pay while the sum is typed, asks with who is below zero then, and is closed", async () => {
    balances.set(max.id, 670);
    const { user, closing } = await closeMine(max, ida);
    fireEvent.input(closing.getByRole("textbox", { name: /Somme totale/ }), { target: { value: "20" } });
    expect(closing.getByRole("status")).toHaveTextContent(
      "2 convives te remboursent 6,70 € chacun·e. Il reste 6,60 € à ta charge.",
    );
    expect(festival.writes).toEqual([]);
    await user.click(closing.getByRole("button", { name: "Renseigner" }));
    const title = /^Clore le repas du vendredi 20 novembre soir pour 20,00\s€ \?$/;
    const question = within(await screen.findByRole("dialog", { name: title }));
    expect(question.getByRole("row", { name: /Max Petit.*6,70/ })).toBeVisible();
    expect(question.getByText(ida.name, { selector: "[class*=Message] *" })).toBeVisible();
    expect(festival.writes).toEqual([]);
    await user.click(question.getByRole("button", { name: "Confirmer la clôture" }));
    expect(await screen.findByText("Aucun repas proposé pour le moment")).toBeVisible();
    expect(festival.writes).toEqual([
      expect.stringMatching(
        /^POST shared-meals\/1\/expense \{"amount":2000,"date":"20\d\d-[^"]+:00\.000Z"\}$/,
      ),
    ]);
  });

  it.each([
    [1, "20", "1 convive te rembourse 10,00 €. Il reste 10,00 € à ta charge."],
    [0, "20", "Personne d'autre ne mange : 20,00 € restent à ta charge."],
  ])("with %d guests and %s € says « %s »", async (count, text, words) => {
    const { closing } = await closeMine(...[max, ida].slice(0, count));
    fireEvent.input(closing.getByRole("textbox", { name: /Somme totale/ }), { target: { value: text } });
    expect(closing.getByRole("status")).toHaveTextContent(words);
  });

  it("that is too expensive is not sent, and what the server refuses stays in the dialog", async () => {
    const { user, closing } = await closeMine();
    const sum = closing.getByRole("textbox", { name: /Somme totale/ });
    fireEvent.input(sum, { target: { value: "1000,01" } });
    await user.click(closing.getByRole("button", { name: "Renseigner" }));
    expect(await closing.findByText(/^Pas plus de 1\s000,00\s€$/)).toBeVisible();
    expect(festival.writes).toEqual([]);
    meals.keep({ ...meals.find(1), expense: { amount: 5, date: "2026-11-20T10:00:00.000Z" } });
    fireEvent.input(sum, { target: { value: "10" } });
    await user.click(closing.getByRole("button", { name: "Renseigner" }));
    expect(await closing.findByText("Le repas a déjà une dépense renseignée")).toBeVisible();
  });
});
