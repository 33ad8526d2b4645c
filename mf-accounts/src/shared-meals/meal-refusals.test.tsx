import { aWindow, festivalServer, keptState, sampleOf } from "@coulisses/shared-auth/testing";
import { sharedMealSchema } from "@coulisses/shared-domain/contract/money/shared-meals";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { mealNotFound, mealShares, type SharedMeal } from "@coulisses/shared-domain/shared-meal/shared-meal";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { openPage } from "../testing/open-page";

const me = { id: noel.id, name: "Noël Ertsemud" };
const max = { id: 902, name: "Max Petit" };
const guest = (person: typeof me) => ({ ...person, date: "2026-11-20T10:00:00.000Z" });
/** A raclette by Noël, who eats with Max. */
const raclette = (more: Partial<SharedMeal> = {}): SharedMeal =>
  sampleOf(sharedMealSchema, {
    id: 1,
    chef: me,
    meal: { menu: "Raclette", date: "vendredi 20 novembre soir" },
    areShotgunsOpen: true,
    shotgunCount: 2,
    shotguns: [me, max].map(guest),
    ...more,
  });
const kept = keptState(() => ({ meals: [] as SharedMeal[] }));
const festival = festivalServer({
  sharedMeal: {
    list: () => kept.meals,
    listPast: () => [],
    previewClose: ({ query: { amount } }) => mealShares(raclette(), amount, new Map()),
  },
});

const open = () => openPage("/shared-meals");
const card = async () => within(await screen.findByRole("article"));
const dialog = async (name: string | RegExp) => within(await screen.findByRole("dialog", { name }));
const press = async ({ user }: ReturnType<typeof open>, name: string) => {
  const button = (await card()).getByRole("button", { name });
  // A button that is still sending ignores presses.
  await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
  await user.click(button);
};
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

describe("An offer", () => {
  const form = async () => within(await screen.findByRole("form", { name: "Proposer un repas" }));
  const menu = async () => (await form()).getByRole("textbox", { name: /Menu/ });

  it("that the server refuses keeps what was typed, and says why", async () => {
    festival.refuse("sharedMeal.offer", 409, "Impossible de trouver l'adhérent #1 en tant que chef");
    const { user } = open();
    await user.type(await menu(), "Crêpes{Tab}");
    await user.click((await form()).getByRole("button", { name: "C'est prêt !" }));
    expect(await (await form()).findByText(/en tant que chef$/)).toBeVisible();
    expect(await menu()).toHaveValue("Crêpes");
  });

  it("half written comes back after a reload", async () => {
    const { user, unmount } = open();
    await user.type(await menu(), "Crêpes");
    await user.click((await form()).getByRole("radio", { name: "Midi" }));
    unmount();
    open();
    expect(await menu()).toHaveValue("Crêpes");
    expect((await form()).getByRole("radio", { name: "Midi" })).toBeChecked();
  });

  it.each([
    ["0", /0,01/],
    ["1000,01", /^Pas plus de 1\s000,00\s€$/],
    ["cher", "Tape un montant en euros, comme 12,50"],
  ])("has no expected price like « %s »", async (text, problem) => {
    const { user } = open();
    await user.type(await menu(), "Crêpes");
    const price = (await form()).getByRole("textbox", { name: /Prix prévu/ });
    await user.type(price, text);
    await user.click((await form()).getByRole("button", { name: "C'est prêt !" }));
    await waitFor(() => expect(price).toBeInvalid());
    expect((await form()).getByText(problem)).toBeVisible();
    expect(festival.writes).toEqual([]);
  });
});

describe("A meal", () => {
  it("whose menu looks like HTML is read as it was typed", async () => {
    kept.meals = [raclette({ meal: { menu: "<img src=x> & <b>salade</b>", date: "jeudi midi" } })];
    open();
    expect(await (await card()).findByText("<img src=x> & <b>salade</b>")).toBeVisible();
  });

  it("is not shotgunned without network, and is once it is back", async () => {
    kept.meals = [raclette({ chef: max, shotguns: [guest(max)], shotgunCount: 1 })];
    const page = open();
    await card();
    festival.unplug();
    await press(page, "Shotgun");
    await waitFor(() => expect(page.messages()[0]).toMatch(/^Impossible de joindre le serveur/));
    festival.plug();
    festival.answers({ sharedMeal: { shotgun: () => (kept.meals = [raclette({ chef: max })])[0]! } });
    await press(page, "Shotgun");
    expect(await (await card()).findByRole("button", { name: "2 convives (dont moi)" })).toBeVisible();
  });

  it("keeps the guest whom the chef could not remove, with the reason", async () => {
    kept.meals = [raclette()];
    festival.refuse("sharedMeal.cancelShotgun", 404, "L'adhérent #902 n'est pas convive");
    const page = open();
    await press(page, "2 convives (dont moi)");
    await press(page, "Retirer Max Petit");
    await waitFor(() => expect(page.messages()).toEqual(["L'adhérent #902 n'est pas convive"]));
    expect((await card()).getByText("Max Petit")).toBeVisible();
  });

  it("stays when the question whether to cancel it is closed, and when that is refused", async () => {
    kept.meals = [raclette()];
    festival.refuse("sharedMeal.cancel", 404, mealNotFound(1).message);
    const page = open();
    await press(page, "Annuler le repas");
    await dialog(/^Annuler le repas du/);
    await page.user.keyboard("{Escape}");
    await closed();
    await press(page, "Annuler le repas");
    const question = await dialog(/^Annuler le repas du/);
    expect(question.getByText("Il disparaîtra avec ses 2 convives.")).toBeVisible();
    await page.user.click(question.getByRole("button", { name: "Annuler le repas" }));
    expect(await question.findByText(mealNotFound(1).message)).toBeVisible();
    expect(festival.writes).toEqual([]);
  });
});

describe("The closing of a meal", () => {
  async function close(text: string) {
    kept.meals = [raclette()];
    const page = open();
    await press(page, "Clore le repas");
    const form = await dialog(/^Clore le repas du vendredi/);
    fireEvent.input(form.getByRole("textbox", { name: /Somme totale/ }), { target: { value: text } });
    return { ...page, form };
  }

  it.each([
    ["20,02", "Il reste 9,97 € à ta charge."],
    ["0,01", "L'arrondi te laisse 0,04 €."],
    ["0,05", "Rien ne reste à ta charge."],
  ])("for %s € says: %s", async (text, words) => {
    const { form } = await close(text);
    expect(form.getByRole("status")).toHaveTextContent(words);
  });

  it("is not sent by a chef who is not sure, and may be tried again", async () => {
    const { user, form } = await close("20");
    await user.click(form.getByRole("button", { name: "Renseigner" }));
    const question = await dialog(/pour 20,00\s€ \?$/);
    expect(question.getByRole("row", { name: /Max Petit.*10,00/ })).toBeVisible();
    await user.click(question.getByRole("button", { name: "Annuler" }));
    expect(await form.findByText("Le repas n'est pas clos.")).toBeVisible();
    expect(festival.writes).toEqual([]);
    expect(form.getByRole("button", { name: "Renseigner" })).toBeEnabled();
  });
});

describe("On a phone", () => {
  beforeAll(() => void aWindow(390));
  afterAll(() => void aWindow(1440));

  it("an offer that is refused stays in its dialog; Escape asks before it is lost", async () => {
    festival.refuse("sharedMeal.offer", 403, "Tu n'as pas les droits");
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Proposer un repas" }));
    const offering = await dialog("Proposer un repas");
    await user.type(offering.getByRole("textbox", { name: /Menu/ }), "Crêpes");
    await user.click(offering.getByRole("button", { name: "C'est prêt !" }));
    expect(await offering.findByText("Tu n'as pas les droits")).toBeVisible();
    await user.keyboard("{Escape}");
    expect(await screen.findByRole("alertdialog", { name: "Abandonner ta saisie ?" })).toBeVisible();
  });
});
