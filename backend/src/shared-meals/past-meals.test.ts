import { ownMealCost, PAST, PAST_MEALS, type PastMeal } from "@coulisses/shared-domain/shared-meal/past-meal";
import type { SharedMeal } from "@coulisses/shared-domain/shared-meal/shared-meal";
import type { Access } from "@coulisses/shared-domain/access/access";
import type { LiveEvent } from "@coulisses/shared-domain/contract/live";
import type { OwnLine } from "@coulisses/shared-domain/personal-account/own-line";
import { sql } from "drizzle-orm";
import { sharedMeals } from "../database/schema/money";
import { wrongBalances } from "../personal-account/ledger";
import { call } from "../testing/calls";
import { until } from "../testing/raw-client";
import { type Person, useTestServer } from "../testing/test-server";
import { mealCalls } from "./testing/meal-calls";

const server = useTestServer();
let sg: Person, chef: Person, ada: Person, max: Person;
beforeAll(async () => {
  sg = await server.person({ teams: ["benevole", "hard", "sg"] });
  chef = await server.person({ firstname: "Lea", lastname: "Mauyno", teams: ["hard"] });
  ada = await server.person({ firstname: "Ada", lastname: "Roux", teams: ["hard"] });
  max = await server.person({ firstname: "Max", lastname: "Petit", teams: ["vieux"] });
});
beforeEach(() => server.services.db.execute(sql`truncate ${sharedMeals} cascade`));
afterEach(async () => expect(await wrongBalances(server.services.db)).toEqual([]));

const { send, shotgun, close } = mealCalls(server);
const past = async (by: Person, query = "") => (await send("GET", `/past${query}`, by)).json<PastMeal[]>();

type Moment = "MIDI" | "SOIR";
async function eaten(day: string, amount: number, guests: readonly Person[] = [], moment: Moment = "SOIR") {
  const body = { menu: `Raclette du ${day}`, date: { day, moment } };
  const { id } = (await send("POST", "", chef, body)).json<SharedMeal>();
  for (const guest of guests) await shotgun(id, guest);
  expect((await close(id, amount, chef)).status).toBe(200);
  return id;
}
const linesOf = async ({ accessToken: token }: Person) =>
  (await call(server, "GET", "/transactions/me", { token })).json<OwnLine[]>();
/** The reader's part of the last closed meal, in cents. */
const costOf = async (person: Person) => ownMealCost((await past(person))[0]!, person.id);

describe("Past meals", () => {
  it("say when, what, who cooked, who ate, and what it came to", async () => {
    const id = await eaten("2026-11-20", 2000, [ada, max]);
    const at = expect.any(String) as string;
    const [meal] = await past(sg);
    expect(meal).toEqual({
      id,
      chef: { id: chef.id, name: "Lea Mauyno" },
      meal: { menu: "Raclette du 2026-11-20", date: "vendredi 20 novembre soir" },
      day: "2026-11-20",
      shotgunCount: 3,
      shotguns: [
        { id: chef.id, name: "Lea Mauyno", date: at },
        { id: ada.id, name: "Ada Roux", date: at },
        { id: max.id, name: "Max Petit", date: at },
      ],
      expense: { amount: 2000, date: "2026-11-20T21:30:00.000Z" },
    });
  });

  it("are those that are closed, which the list of ongoing ones leaves out", async () => {
    const id = await eaten("2026-11-20", 2000, [ada]);
    const { id: open } = (
      await send("POST", "", chef, { menu: "Crêpes", date: { day: "2026-11-19", moment: "MIDI" } })
    ).json<SharedMeal>();
    expect((await past(ada)).map((meal) => meal.id)).toEqual([id]);
    const listed = async (query: string) =>
      (await send("GET", query, ada)).json<SharedMeal[]>().map((meal) => meal.id);
    expect(await listed("?ongoing=true")).toEqual([open]);
    expect(await listed("")).toEqual([open, id]);
    expect((await send("GET", "?ongoing=no", ada)).status).toBe(400);
  });

  it.each([
    [2000, 3, [660, 670, 670]],
    [1974, 3, [654, 660, 660]],
    [1, 2, [-4, 5]],
    [2000, 1, [2000]],
  ])(
    "SM-8 of %d cents among %d cost %j, which the books say too, to the cent",
    async (amount, count, costs) => {
      const eaters = [chef, ada, max].slice(0, count);
      const before = await Promise.all(eaters.map(linesOf));
      const id = await eaten("2026-11-20", amount, eaters.slice(1));
      expect(await Promise.all(eaters.map(costOf))).toEqual(costs);
      for (const [index, person] of eaters.entries()) {
        const known = before[index]?.map((line) => line.id);
        const written = (await linesOf(person)).filter((line) => !known?.includes(line.id));
        const paid = written.reduce((sum, line) => sum + line.amount, 0);
        const own = { paid, payments: written.length, cancelled: 0 };
        expect((await past(person))[0]).toMatchObject({ id, own });
      }
    },
  );

  it("SM-8 cost the guests alone when the chef did not eat", async () => {
    const { id } = (
      await send("POST", "", chef, { menu: "Crêpes", date: { day: "2026-11-20", moment: "SOIR" } })
    ).json<SharedMeal>();
    for (const guest of [ada, max]) await shotgun(id, guest);
    await send("DELETE", `/${String(id)}/shotgun/${String(chef.id)}`, chef);
    await close(id, 2000, chef);
    expect([await costOf(chef), await costOf(ada), await costOf(max)]).toEqual([0, 1000, 1000]);
  });

  it("say whose payment was taken back since, to that guest and the chef alone", async () => {
    await eaten("2026-11-20", 2000, [ada, max]);
    const [line] = await linesOf(ada);
    const path = `/transactions/${String(line?.id)}`;
    expect((await call(server, "DELETE", path, { token: sg.accessToken })).status).toBe(204);
    const own = async (person: Person) => (await past(person))[0]?.own;
    expect(await own(ada)).toEqual({ paid: 0, payments: 0, cancelled: 670 });
    expect(await own(chef)).toEqual({ paid: 670, payments: 1, cancelled: 670 });
    expect(await own(max)).toEqual({ paid: 670, payments: 1, cancelled: 0 });
    expect(await own(sg)).toBeUndefined();
    expect([await costOf(ada), await costOf(chef)]).toEqual([0, 1330]);
  });

  it("come page after page, the last eaten first, dinner before lunch", async () => {
    const evening = await eaten("2026-11-20", 500);
    const older = await eaten("2026-10-02", 500);
    const lunch = await eaten("2026-11-20", 500, [], "MIDI");
    const last = await eaten("2026-11-21", 500, [], "MIDI");
    const order = [last, evening, lunch, older];
    expect((await past(ada)).map(({ id }) => id)).toEqual(order);
    for (const [index, id] of order.entries()) {
      const rest = (await past(ada, `?before=${String(id)}`)).map((meal) => meal.id);
      expect(rest).toEqual(order.slice(index + 1));
    }
    const many = Array.from({ length: PAST_MEALS }, () => ({
      chefId: chef.id,
      menu: "Pâtes",
      day: "2025-03-01",
      moment: "SOIR" as const,
      expenseAmount: 500,
      expenseDate: new Date("2025-03-01T22:00:00Z"),
    }));
    await server.services.db.insert(sharedMeals).values(many);
    const first = await past(ada);
    const second = await past(ada, `?before=${String(first.at(-1)?.id)}`);
    expect([first.length, second.length]).toEqual([PAST_MEALS, order.length]);
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(PAST_MEALS + order.length);
    expect((await send("GET", "/past?before=zero", ada)).status).toBe(400);
  });

  it("are read anew when a meal is closed, not at each shotgun", async () => {
    const heard: LiveEvent[] = [];
    const access: Access = { teams: [], permissions: ["shotgun-shared-meal"] };
    const screen = { userId: sg.id, sessionId: "none", access, end: () => undefined };
    const leave = server.services.liveHub.add({ ...screen, send: (event) => void heard.push(event) });
    await eaten("2026-11-20", 2000, [ada]);
    await until(() => heard.some(({ event }) => event === "shared-meal-closed"));
    leave();
    const list = { type: "SharedMeal" };
    expect(heard.map(({ event, tags }) => [event, tags])).toEqual([
      ["shared-meal-offered", [list]],
      ["shared-meal-shotgunned", [list]],
      ["shared-meal-closed", [list, { ...list, id: PAST }]],
    ]);
  });

  it("are for those who may eat alone", async () => {
    const volunteer = await server.person({ teams: ["benevole", "soft"] });
    expect((await send("GET", "/past", volunteer)).status).toBe(403);
    expect((await call(server, "GET", "/shared-meals/past")).status).toBe(401);
  });
});
