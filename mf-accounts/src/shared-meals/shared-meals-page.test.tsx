import { baseApi } from "@coulisses/shared-auth";
import { aWindow, festivalServer, keptRows } from "@coulisses/shared-auth/testing";
import type { Access } from "@coulisses/shared-domain/access/access";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import * as rules from "@coulisses/shared-domain/shared-meal/shared-meal";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { openPage } from "../testing/open-page";

type Meal = rules.SharedMeal;
type Person = Meal["chef"];
const me: Person = { id: noel.id, name: displayName(noel) };
const meals = keptRows<Meal>({ notFound: rules.mealNotFound });
/** Balances in cents by account id; absent ones are zero. */
const balances = new Map<number, number>();
beforeEach(() => balances.clear());
const guests = (shotguns: Meal["shotguns"]) => ({ shotguns, shotgunCount: shotguns.length });
const date = "2026-11-20T10:00:00.000Z";
const join = (meal: Meal, person: Person) => {
  rules.checkShotgun(meal, person.id);
  return guests([...meal.shotguns, { ...person, date }]);
};
const offer = (chef: Person, { menu, date: day, ...cost }: rules.MealForm) => {
  const meal = { menu, date: rules.mealDateText(day) };
  return meals.add({ chef, meal, areShotgunsOpen: true, ...guests([{ ...chef, date }]), ...cost });
};
const opening = (areShotgunsOpen: boolean, check: (meal: Meal, person: number) => void) =>
  meals.changing((meal) => {
    check(meal, me.id);
    return { areShotgunsOpen };
  });
const festival = festivalServer({
  sharedMeal: {
    list: () => meals.all().reverse(),
    offer: ({ body }) => offer(me, body),
    shotgun: meals.changing((meal) => join(meal, me)),
    cancelShotgun: meals.changing((meal, { guestId }) => {
      rules.checkShotgunCancelled(meal, me.id, guestId);
      return guests(meal.shotguns.filter(({ id }) => id !== guestId));
    }),
    closeShotguns: opening(false, rules.checkShotgunsClosed),
    openShotguns: opening(true, rules.checkShotgunsOpened),
    previewClose: ({ id, query: { amount } }) => {
      rules.checkExpense(meals.find(id), me.id, amount);
      return rules.mealShares(meals.find(id), amount, balances);
    },
    close: meals.changing((meal, { body }) => {
      rules.checkExpense(meal, me.id, body.amount);
      return { expense: body };
    }),
    cancel: meals.removing((meal) => rules.checkMealCancelled(meal, me.id)),
  },
});
/** A raclette on the evening of 20 November, unless the test says otherwise. */
const has = (chef: Person, form: Partial<rules.MealForm> = {}) =>
  offer(chef, { menu: "Raclette", date: { day: "2026-11-20", moment: "SOIR" }, ...form });
/** Another guest joins from another device. */
const shotgun = (id: number, person: Person) => meals.change(id, (meal) => join(meal, person));
const lea = { id: 901, name: "Lea (Lélé) Mauyno" };
const max = { id: 902, name: "Max Petit" };
const ida = { id: 903, name: "Ida Noir" };
const path = "/shared-meals";
const SAME_NIGHT = "Repas du vendredi 20 novembre soir";

const card = async (name = SAME_NIGHT) => within(await screen.findByRole("article", { name }));
const dialog = async () => within(await screen.findByRole("dialog"));
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
type User = ReturnType<typeof openPage>["user"];
const press = async (user: User, name: string) => user.click((await card()).getByRole("button", { name }));
/** Opens the page on one's own meal with these guests, and its closing dialog. */
const closeMine = async (...guests: Person[]) => {
  has(me);
  for (const guest of guests) shotgun(1, guest);
  const { user } = openPage(path);
  await press(user, "Clore le repas");
  return { user, closing: await dialog() };
};

describe("A meal that another person offers", () => {
  it("says when, what and who, and is shotgunned in one press", async () => {
    has(lea, { menu: "Raclette\net salade" });
    const { user } = openPage(path);
    const meal = await card();
    expect(meal.getByRole("heading", { name: "vendredi 20 novembre soir" })).toBeVisible();
    expect(meal.getByText("Chef·fe : Lea (Lélé) Mauyno")).toBeVisible();
    expect(meal.getByText(/^Raclette\s+et salade$/)).toBeVisible();
    expect(meal.queryByText("Lea (Lélé) Mauyno")).not.toBeInTheDocument();
    await press(user, "Shotgun");
    expect(await meal.findByRole("button", { name: "2 convives (dont moi)" })).toBeVisible();
    expect(meal.queryByRole("button", { name: "Shotgun" })).not.toBeInTheDocument();
    expect(festival.writes).toEqual(["POST shared-meals/1/shotgun"]);
  });

  it("says what it may cost each, and what becomes of it, before one shotguns", async () => {
    meals.keep({ ...has(lea), expectedCost: 2000 });
    shotgun(1, max);
    const { user } = openPage(path);
    const says = (text: string) => async () => (await card()).findByText(text);
    const debited = "Ta part est débitée de ton CP quand le repas est clos.";
    await says(`Environ 6,70 € par personne à 3. ${debited}`)();
    await press(user, "Shotgun");
    await (await card()).findByRole("button", { name: "3 convives (dont moi)" });
    await says(`Environ 6,70 € par personne à 3. ${debited}`)();
  });

  it("can be left again while its shotguns are open, not after", async () => {
    has(lea);
    const { user, store } = openPage(path);
    await (await card()).findByText(/^Prix pas encore connu, partagé à parts égales\. Ta part/);
    await press(user, "Shotgun");
    await user.click(await (await card()).findByRole("button", { name: "Annuler mon shotgun" }));
    expect(await (await card()).findByRole("button", { name: "1 convive" })).toBeVisible();
    expect(festival.writes).toEqual([
      "POST shared-meals/1/shotgun",
      `DELETE shared-meals/1/shotgun/${me.id}`,
    ]);
    await press(user, "Shotgun");
    await (await card()).findByRole("button", { name: "Annuler mon shotgun" });
    meals.keep({ ...meals.find(1), areShotgunsOpen: false });
    store.dispatch(baseApi.util.invalidateTags([{ type: "SharedMeal", id: "LIST" }]));
    await (await card()).findByRole("button", { name: "Les shotguns sont fermés" });
    expect((await card()).queryByRole("button", { name: "Annuler mon shotgun" })).not.toBeInTheDocument();
  });

  it("unfolds its guests, whom only the chef may remove", async () => {
    has(lea);
    shotgun(1, max);
    const { user } = openPage(path);
    await press(user, "2 convives");
    const guests = (await card()).getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(guests).toEqual([lea.name, max.name]);
    expect(
      (await card()).queryByRole("button", { name: /Retirer|Annuler|Clore|Fermer/ }),
    ).not.toBeInTheDocument();
    await press(user, "2 convives");
    expect((await card()).queryByRole("listitem")).not.toBeInTheDocument();
  });

  it("follows those who shotgun elsewhere", async () => {
    has(lea);
    const { store } = openPage(path);
    await (await card()).findByRole("button", { name: "1 convive" });
    shotgun(1, max);
    store.dispatch(baseApi.util.invalidateTags([{ type: "SharedMeal", id: "LIST" }]));
    expect(await (await card()).findByRole("button", { name: "2 convives" })).toBeVisible();
  });

  it("takes nobody more while its shotguns are closed", async () => {
    meals.keep({ ...has(lea), areShotgunsOpen: false });
    openPage(path);
    const button = (await card()).getByRole("button", { name: "Les shotguns sont fermés" });
    expect(button).toHaveAttribute("aria-disabled", "true");
  });

  it("that was shut a moment ago says so, and shows it", async () => {
    has(lea);
    const { user, messages } = openPage(path);
    await card();
    meals.keep({ ...meals.find(1), areShotgunsOpen: false });
    await press(user, "Shotgun");
    expect(await (await card()).findByRole("button", { name: "Les shotguns sont fermés" })).toBeVisible();
    await waitFor(() =>
      expect(messages()).toEqual(["Il n'est pas possible de shotgun lorsque ceux-ci sont fermés"]),
    );
  });
});

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

it("Meals that are closed are shown no more", async () => {
  meals.keep({ ...has(lea), expense: { amount: 500, date: "2026-11-20T10:00:00.000Z" } });
  has(max, { date: { day: "2026-12-04", moment: "MIDI" } });
  openPage(path);
  await card("Repas du vendredi 4 décembre midi");
  expect(screen.getAllByRole("article")).toHaveLength(1);
});

it("Who may only eat has no form to offer a meal", async () => {
  const eater: Access = { teams: ["vieux"], permissions: ["shotgun-shared-meal"] };
  has(lea);
  openPage(path, eater);
  await card();
  expect(screen.queryByRole("form")).not.toBeInTheDocument();
});

it("Meals that can't be read are asked for again", async () => {
  has(lea);
  festival.unplug();
  const { user } = openPage(path);
  const [retry] = await screen.findAllByRole("button", { name: /Réessayer/ });
  festival.plug();
  await user.click(retry!);
  await card();
});

describe("On a phone", () => {
  beforeAll(() => void aWindow(390));
  afterAll(() => void aWindow(1440));

  it("a button opens the form that offers a meal", async () => {
    const { user } = openPage(path);
    await user.click(await screen.findByRole("button", { name: "Proposer un repas" }));
    const offering = await dialog();
    fill(offering.getByRole("textbox", { name: /Menu/ }), "Crêpes");
    await user.click(offering.getByRole("button", { name: "C'est prêt !" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await screen.findByText("Crêpes")).toBeVisible();
  });
});
