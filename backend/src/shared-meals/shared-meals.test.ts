import { randomUUID } from "node:crypto";
import type { SharedMeal } from "@coulisses/shared-domain/shared-meal/shared-meal";
import { eq } from "drizzle-orm";
import { userTeams } from "../database/schema/access";
import { sharedMeals, transactionBatches, transactions } from "../database/schema/money";
import { wrongBalances } from "../personal-account/ledger";
import { moveMoney } from "../testing/money";
import { type Person, useTestServer } from "../testing/test-server";
import { DATE, dinner, mealCalls, OVER, refusalOf } from "./testing/meal-calls";

const server = useTestServer();
let sg: Person, chef: Person, ada: Person, max: Person;
beforeAll(async () => {
  sg = await server.person({ teams: ["benevole", "hard", "sg"] });
  chef = await server.person({ firstname: "Lea", nickname: "Lélé", lastname: "Mauyno", teams: ["hard"] });
  ada = await server.person({ firstname: "Ada", lastname: "Roux", teams: ["hard"] });
  max = await server.person({ firstname: "Max", lastname: "Petit", teams: ["vieux"] });
});
afterEach(async () => expect(await wrongBalances(server.services.db)).toEqual([]));

const { send, shotgun, balance, ...meals } = mealCalls(server);
const offer = () => meals.offer(chef);
const read = (id: number) => meals.read(id, chef);
const guestsOf = (id: number) => meals.guestsOf(id, chef);
const close = (id: number, amount: unknown, by = chef, key?: string) => meals.close(id, amount, by, key);

describe("A shared meal", () => {
  it("SM-1 has its chef as first guest, and stands first in the list of all", async () => {
    const answer = await send("POST", "", chef, { ...dinner, menu: "  Raclette\net salade  " });
    const meal = answer.json<SharedMeal>();
    const named = { id: chef.id, name: "Lea (Lélé) Mauyno" };
    expect([answer.status, meal]).toEqual([
      201,
      {
        id: meal.id,
        chef: named,
        meal: { menu: "Raclette\net salade", date: DATE },
        areShotgunsOpen: true,
        shotgunCount: 1,
        shotguns: [{ ...named, date: expect.any(String) as string }],
      },
    ]);
    const [first] = (await send("GET", "", max)).json<SharedMeal[]>();
    expect(first).toEqual(meal);
    expect(await read(meal.id)).toEqual(meal);
  });

  it.each([
    [{ ...dinner, menu: " " }, "Menu : ne peut pas être vide"],
    [{ ...dinner, menu: 12 }, "Menu : un texte est attendu"],
    [{ ...dinner, date: "2026-11-20" }, "Date : un jour et un moment sont attendus"],
    [{ ...dinner, date: { ...dinner.date, day: "2026-02-30" } }, "Date : un jour est attendu (aaaa-mm-jj)"],
    [{ ...dinner, date: { ...dinner.date, day: "1999-12-31" } }, "Date : doit être entre 2000 et 2099"],
    [{ ...dinner, date: { ...dinner.date, moment: "GOUTER" } }, "Moment : MIDI ou SOIR"],
  ])("can't be offered as %j", async (body, message) => {
    expect(await refusalOf(send("POST", "", chef, body))).toEqual([400, message]);
  });

  it("SM-2 is shotgunned once, while one may", async () => {
    const id = await offer();
    expect((await shotgun(id, max)).json<SharedMeal>()).toMatchObject({ shotgunCount: 2 });
    expect(await guestsOf(id)).toEqual([chef.id, max.id]);
    expect(await refusalOf(shotgun(id, max))).toEqual([409, `Tu as déjà shotgun pour le repas du ${DATE}`]);
    expect(await refusalOf(shotgun(9_999, max))).toEqual([
      404,
      "Impossible de trouver le repas partagé #9999",
    ]);
    await send("POST", `/${String(id)}/close-shotguns`, chef);
    expect(await refusalOf(shotgun(id, ada))).toEqual([
      409,
      "Il n'est pas possible de shotgun lorsque ceux-ci sont fermés",
    ]);
    await send("POST", `/${String(id)}/open-shotguns`, chef);
    expect((await shotgun(id, ada)).status).toBe(200);
  });

  it("is left by a guest as long as the shotguns are open, who may come back", async () => {
    const id = await offer();
    await shotgun(id, max);
    await shotgun(id, ada);
    const leave = (guest: number, by: Person) =>
      send("DELETE", `/${String(id)}/shotgun/${String(guest)}`, by);
    expect((await leave(ada.id, max)).status).toBe(403);
    expect((await leave(max.id, max)).json<SharedMeal>().shotguns.map((guest) => guest.id)).toEqual([
      chef.id,
      ada.id,
    ]);
    expect((await shotgun(id, max)).status).toBe(200);
  });

  it("says what it may cost, when its chef said so", async () => {
    const answer = await send("POST", "", chef, { ...dinner, expectedCost: 2000 });
    expect(answer.json<SharedMeal>()).toMatchObject({ expectedCost: 2000 });
    expect(await read(await offer())).not.toHaveProperty("expectedCost");
    for (const expectedCost of [0, -5, 100_001, 1.5, "20"]) {
      expect((await send("POST", "", chef, { ...dinner, expectedCost })).status).toBe(400);
    }
  });

  it("SM-8 says to its chef alone, before it is closed, who pays what and who is below zero then", async () => {
    const id = await offer();
    const rich = await server.person({ firstname: "Rita", lastname: "Or", teams: ["hard"] });
    const poor = await server.person({ firstname: "Paul", lastname: "Sec", teams: ["hard"] });
    for (const guest of [rich, poor]) await shotgun(id, guest);
    await moveMoney(server, sg, "/transactions/deposits", [
      { depositor: rich.id, amount: 670 },
      { depositor: poor.id, amount: 669 },
    ]);
    const preview = (amount: number, by = chef) =>
      send("GET", `/${String(id)}/expense?amount=${String(amount)}`, by);
    expect((await preview(2000)).json()).toEqual([
      { guest: { id: rich.id, name: "Rita Or" }, amount: 670, isBelowZero: false },
      { guest: { id: poor.id, name: "Paul Sec" }, amount: 670, isBelowZero: true },
    ]);
    expect((await preview(2000, ada)).status).toBe(403);
    expect(await refusalOf(preview(100_001))).toEqual([400, "Le montant du repas partagé est trop élevé"]);
    expect(await balance(rich)).toBe(670);
  });

  it("SM-3 is left through the chef alone once they are closed; the chef may leave too", async () => {
    const id = await offer();
    await shotgun(id, max);
    await send("POST", `/${String(id)}/close-shotguns`, chef);
    const leave = (guest: number, by: Person) =>
      send("DELETE", `/${String(id)}/shotgun/${String(guest)}`, by);
    const notChef = [403, "Seul le.a chef.fe Lea (Lélé) Mauyno peut annuler un shotgun"];
    expect(await refusalOf(leave(max.id, max))).toEqual(notChef);
    expect((await leave(max.id, chef)).json<SharedMeal>().shotgunCount).toBe(1);
    expect(await refusalOf(leave(max.id, chef))).toEqual([
      404,
      `L'adhérent #${String(max.id)} n'est pas convive du repas du ${DATE}`,
    ]);
    expect((await leave(chef.id, chef)).json<SharedMeal>().shotguns).toEqual([]);
    expect(await refusalOf(close(id, 2000))).toEqual([
      409,
      "Il faut au moins un convive pour renseigner une dépense",
    ]);
  });

  it("SM-4 SM-5 is opened, closed and cancelled by its chef, each in its turn", async () => {
    const id = await offer();
    const act = (action: string, by = chef) => send("POST", `/${String(id)}/${action}`, by);
    const chefOnly = (action: string) => [403, `Seul le.a chef.fe Lea (Lélé) Mauyno peut ${action}`];
    expect(await refusalOf(act("close-shotguns", ada))).toEqual(chefOnly("fermer les shotguns"));
    expect(await refusalOf(act("open-shotguns", ada))).toEqual(chefOnly("ouvrir les shotguns"));
    expect(await refusalOf(close(id, 2000, ada))).toEqual(chefOnly("renseigner une dépense"));
    expect(await refusalOf(send("DELETE", `/${String(id)}`, ada))).toEqual(chefOnly("annuler un repas"));
    expect(await refusalOf(act("open-shotguns"))).toEqual([409, "Les shotguns sont déjà ouverts"]);
    expect((await act("close-shotguns")).json<SharedMeal>().areShotgunsOpen).toBe(false);
    expect(await refusalOf(act("close-shotguns"))).toEqual([409, "Les shotguns sont déjà fermés"]);
    expect((await act("open-shotguns")).json<SharedMeal>().areShotgunsOpen).toBe(true);
    expect((await send("DELETE", `/${String(id)}`, chef)).status).toBe(204);
    const unknown = [404, `Impossible de trouver le repas partagé #${String(id)}`];
    expect(await refusalOf(send("DELETE", `/${String(id)}`, chef))).toEqual(unknown);
    expect(await refusalOf(shotgun(id, max))).toEqual(unknown);
    expect(await refusalOf(close(id, 2000))).toEqual(unknown);
  });

  it.each([
    [2000, 3, [1340, -670, -670]],
    [2000, 1, [0, 0, 0]],
    [1, 2, [5, -5, 0]],
  ])("SM-8 of %d cents among %d moves %j", async (amount, count, moved) => {
    const id = await offer();
    for (const guest of [ada, max].slice(0, count - 1)) await shotgun(id, guest);
    const before = [await balance(chef), await balance(ada), await balance(max)];
    const answer = await close(id, amount);
    expect([answer.status, answer.json<SharedMeal>().expense]).toEqual([
      200,
      { amount, date: "2026-11-20T21:30:00.000Z" },
    ]);
    const after = [await balance(chef), await balance(ada), await balance(max)];
    expect(after.map((now, at) => now - (before[at] ?? 0))).toEqual(moved);
  });

  it("SM-8 is told in everybody's account as the meal that it was", async () => {
    const id = await offer();
    await shotgun(id, max);
    await close(id, 2000);
    const { db } = server.services;
    const [meal] = await db.select().from(sharedMeals).where(eq(sharedMeals.id, id));
    const lines = await db
      .select({ type: transactions.type, amount: transactions.amount, context: transactions.context })
      .from(transactions)
      .where(eq(transactions.batchId, meal?.batchId ?? 0));
    expect(lines).toEqual([{ type: "SHARED_MEAL", amount: 1000, context: `Repas partagé du ${DATE}` }]);
    const [batch] = await db
      .select()
      .from(transactionBatches)
      .where(eq(transactionBatches.id, meal?.batchId ?? 0));
    expect(batch).toMatchObject({ name: `Repas partagé du ${DATE}`, madeBy: chef.id, cost: null });
  });

  it("SM-8 is paid by the guests alone when its chef did not eat", async () => {
    const id = await offer();
    for (const guest of [ada, max]) await shotgun(id, guest);
    await send("DELETE", `/${String(id)}/shotgun/${String(chef.id)}`, chef);
    const before = await balance(chef);
    await close(id, 2000);
    expect((await balance(chef)) - before).toBe(2000);
  });

  it("SM-6 SM-7 takes nothing more once it is closed", async () => {
    const id = await offer();
    await shotgun(id, max);
    await close(id, 2000);
    const act = (action: string) => send("POST", `/${String(id)}/${action}`, chef);
    expect(await refusalOf(close(id, 2000))).toEqual([409, "Le repas a déjà une dépense renseignée"]);
    expect(await refusalOf(shotgun(id, ada))).toEqual([409, `${OVER} de le shotgun`]);
    expect(await refusalOf(act("close-shotguns"))).toEqual([409, `${OVER} de fermer les shotguns`]);
    expect(await refusalOf(act("open-shotguns"))).toEqual([409, `${OVER} d'ouvrir les shotguns`]);
    expect(await refusalOf(send("DELETE", `/${String(id)}/shotgun/${String(max.id)}`, chef))).toEqual([
      409,
      `${OVER} d'annuler un shotgun`,
    ]);
    expect(await refusalOf(send("DELETE", `/${String(id)}`, chef))).toEqual([
      409,
      `${OVER} d'annuler le repas`,
    ]);
    expect((await read(id)).shotgunCount).toBe(2);
  });

  it("SM-9 X11 that is too expensive stays open, and moves nothing", async () => {
    const id = await offer();
    await shotgun(id, max);
    const before = await balance(max);
    expect(await refusalOf(close(id, 100_001))).toEqual([400, "Le montant du repas partagé est trop élevé"]);
    for (const amount of [0, -5]) {
      expect(await refusalOf(close(id, amount))).toEqual([400, "Le montant doit être supérieur à 0"]);
    }
    for (const amount of ["2000", 20.5, null]) expect((await close(id, amount)).status).toBe(400);
    expect((await read(id)).expense).toBeUndefined();
    expect(await balance(max)).toBe(before);
    expect((await close(id, 100_000)).status).toBe(200);
  });

  it("is not closed while a guest has no account any more, whom the refusal names", async () => {
    const id = await offer();
    const guests = [
      await server.person({ firstname: "Zoé", lastname: "Blanc", teams: ["hard"] }),
      await server.person({ firstname: "Ida", lastname: "Noir", teams: ["hard"] }),
    ];
    for (const guest of guests) await shotgun(id, guest);
    const leaveTeams = ({ id: userId }: Person) =>
      server.services.db.delete(userTeams).where(eq(userTeams.userId, userId));
    await leaveTeams(guests[0]!);
    expect(await refusalOf(close(id, 900))).toEqual([409, "Zoé Blanc n'a pas de compte personnel"]);
    await leaveTeams(guests[1]!);
    expect(await refusalOf(close(id, 900))).toEqual([
      409,
      "Zoé Blanc et Ida Noir n'ont pas de compte personnel",
    ]);
    expect((await read(id)).expense).toBeUndefined();
  });

  it("is closed once by one gesture, however often its answer gets lost", async () => {
    const id = await offer();
    await shotgun(id, max);
    const before = await balance(max);
    const key = randomUUID();
    const first = await close(id, 2000, chef, key);
    const again = await close(id, 2000, chef, key);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await balance(max)) - before).toBe(-1000);
    expect((await close(id, 2100, chef, key)).status).toBe(422);
    expect(
      (await send("POST", `/${String(id)}/expense`, chef, { amount: 1, date: "2026-11-20" })).status,
    ).toBe(400);
  });

  it("is offered and eaten by those who may", async () => {
    const volunteer = await server.person({ teams: ["benevole", "soft"] });
    const id = await offer();
    for (const answer of [
      await send("GET", "", volunteer),
      await send("GET", `/${String(id)}`, volunteer),
      await send("POST", "", volunteer, dinner),
      await shotgun(id, volunteer),
      await close(id, 2000, volunteer),
      await send("DELETE", `/${String(id)}`, volunteer),
    ]) {
      expect(answer.status).toBe(403);
    }
  });
});
