import { baseApi } from "@coulisses/shared-auth";
import { aWindow } from "@coulisses/shared-auth/testing";
import type { Access } from "@coulisses/shared-domain/access/access";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { lea, max, me, mealsServer } from "../testing/meals-server";
import { openPage } from "../testing/open-page";

const festival = mealsServer();
const { meals, has, shotgun } = festival;
const path = "/shared-meals";
const SAME_NIGHT = "Repas du vendredi 20 novembre soir";

const card = async (name = SAME_NIGHT) => within(await screen.findByRole("article", { name }));
const dialog = async () => within(await screen.findByRole("dialog"));
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
type User = ReturnType<typeof openPage>["user"];
const press = async (user: User, name: string) => user.click((await card()).getByRole("button", { name }));

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
