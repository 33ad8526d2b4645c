import { sql } from "drizzle-orm";
import { wrongBalances } from "../personal-account/ledger";
import { call } from "../testing/calls";
import { type Person, useTestServer } from "../testing/test-server";
import { mealCalls, OVER } from "./testing/meal-calls";

const server = useTestServer();
let chef: Person, max: Person, manager: Person;
beforeAll(async () => {
  chef = await server.person({ firstname: "Lea", teams: ["hard"] });
  max = await server.person({ firstname: "Max", teams: ["vieux"] });
  manager = await server.person({ teams: ["benevole", "hard", "humain"] });
});
afterEach(async () => expect(await wrongBalances(server.services.db)).toEqual([]));

const { send, shotgun, balance, ...meals } = mealCalls(server);
const offer = (by = chef) => meals.offer(by);
const read = (id: number) => meals.read(id, chef);
const guestsOf = (id: number) => meals.guestsOf(id, chef);
const close = (id: number, amount: unknown, by = chef) => meals.close(id, amount, by);

describe("Many at one meal", () => {
  const crowd = (count: number) =>
    Promise.all(Array.from({ length: count }, () => server.person({ teams: ["hard"] })));

  /** A guest presses again when the server is too busy. */
  const press = async (id: number, person: Person): Promise<number> => {
    const { status } = await shotgun(id, person);
    return status === 503 ? press(id, person) : status;
  };

  it("are exactly two hundred guests when two hundred shotgun at once, some of them twice", async () => {
    const id = await offer();
    const people = await crowd(200);
    const impatient = people.slice(0, 20);
    const statuses = await Promise.all([...people, ...impatient].map((person) => press(id, person)));
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const guests = await guestsOf(id);
    expect(guests).toHaveLength(201);
    expect(new Set(guests)).toEqual(new Set([chef, ...people].map((person) => person.id)));
  });

  it("are in before it closes and pay their share, or are refused", async () => {
    const id = await offer();
    const people = await crowd(40);
    await shotgun(id, max);
    const before = await balance(chef);
    const [closing, ...answers] = await Promise.all([
      close(id, 10_000),
      ...people.map((person) => shotgun(id, person)),
    ]);
    expect(closing.status).toBe(200);
    const { shotguns } = await read(id);
    const eating = people.filter((_, at) => answers[at]?.status === 200);
    expect(shotguns.map((guest) => guest.id).sort()).toEqual(
      [chef.id, max.id, ...eating.map((person) => person.id)].sort(),
    );
    const share = Math.ceil(10_000 / shotguns.length / 5) * 5;
    for (const person of people) expect(await balance(person)).toBe(eating.includes(person) ? -share : 0);
    expect((await balance(chef)) - before).toBe(share * (shotguns.length - 1));
    const refused = answers.filter(({ status }) => status !== 200);
    for (const answer of refused) expect(answer.message).toBe(`${OVER} de le shotgun`);
  });

  it("are charged once when the chef closes it from several places at once", async () => {
    const id = await offer();
    await shotgun(id, max);
    const before = await balance(max);
    const answers = await Promise.all(Array.from({ length: 10 }, () => close(id, 2000)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect((await balance(max)) - before).toBe(-1000);
  });
});

describe("Anyone who leaves the festival", () => {
  const removedBy = async (person: Person) => {
    const answer = await call(server, "DELETE", `/users/${String(person.id)}`, {
      token: manager.accessToken,
    });
    expect(answer.status).toBe(204);
  };

  it("cooks and eats no more: their ongoing meals go, and they are no guest of another", async () => {
    const leaving = await server.person({ teams: ["hard"] });
    const [theirs, ours] = [await offer(leaving), await offer()];
    await shotgun(theirs, max);
    await shotgun(ours, leaving);
    await removedBy(leaving);
    expect((await send("GET", `/${String(theirs)}`, chef)).status).toBe(404);
    expect(await guestsOf(ours)).toEqual([chef.id]);
    expect((await close(ours, 1000)).status).toBe(200);
    expect(await balance(leaving)).toBe(0);
  });

  it("stays named at the meals that are closed", async () => {
    const leaving = await server.person({ firstname: "Zoé", lastname: "Blanc", teams: ["hard"] });
    const id = await offer(leaving);
    await shotgun(id, max);
    await close(id, 1000, leaving);
    await removedBy(leaving);
    expect(await read(id)).toMatchObject({ chef: { name: "Zoé Blanc" }, shotgunCount: 2 });
  });

  it("without any money moved leaves no trace, whatever they had cooked", async () => {
    const leaving = await server.person({ teams: ["hard"] });
    await offer(leaving);
    const path = `/registrations/forget/${encodeURIComponent(leaving.email)}`;
    expect((await call(server, "DELETE", path, { token: manager.accessToken })).status).toBe(204);
    const left = await server.services.db.execute(sql`select id from users where id = ${leaving.id}`);
    expect(left).toMatchObject({ rows: [] });
  });
});
