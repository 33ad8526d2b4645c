import { randomUUID } from "node:crypto";
import type { Batch } from "@coulisses/shared-domain/contract/money/consumptions";
import { barrelCharges } from "@coulisses/shared-domain/personal-account/consumption";
import { sql } from "drizzle-orm";
import { rowsOf } from "../database/driver";
import { userTeams } from "../database/schema/access";
import { users } from "../database/schema/people";
import { call } from "../testing/calls";
import { balancesSeenBy, moveMoney } from "../testing/money";
import { type Person, useTestServer } from "../testing/test-server";
import { wrongBalances } from "./ledger";

const server = useTestServer();
let sg: Person;
let holders: number[];

beforeAll(async () => {
  sg = await server.person({ teams: ["benevole", "hard", "sg"] });
  holders = await manyHolders(150);
  await addBarrel("Blonde", 8000);
});
afterEach(async () => {
  expect(await wrongBalances(server.services.db)).toEqual([]);
});

async function manyHolders(count: number): Promise<number[]> {
  const { db } = server.services;
  const fields = { passwordHash: "no password", birthdate: "2000-01-01", phone: "0612345678" };
  const added = await db
    .insert(users)
    .values(
      Array.from({ length: count }, (_, at) => ({
        ...fields,
        firstname: "Camille",
        lastname: `Roux ${String(at)}`,
        email: `holder-${String(at)}@example.org`,
      })),
    )
    .returning({ id: users.id });
  await db.insert(userTeams).values(added.map(({ id }) => ({ userId: id, teamCode: "hard" })));
  return added.map(({ id }) => id);
}

const token = () => ({ token: sg.accessToken });
const addBarrel = (drink: string, price: number) => {
  const body = { drink, price, openedOn: "2027-02-22T19:00:00.000Z" };
  return call(server, "POST", "/personal-account/barrels", { ...token(), body });
};
const evening = (sticks: (at: number) => number) =>
  holders.map((consumer, at) => ({ consumer, consumption: sticks(at) }));
const save = (body: object, key?: string, name = "Vendredi") =>
  moveMoney(server, sg, `/transactions/barrels?name=${name}`, body, key);
const batches = async () => (await call(server, "GET", "/transactions/batches", token())).json<Batch[]>();

it("An evening of 150 people is one save, which charges each to the cent what the rule says", async () => {
  const transactions = evening((at) => (at % 7) + 1);
  const before = await balancesSeenBy(server, sg);
  expect((await save({ barrelSlug: "blonde", transactions })).status).toBe(204);
  const after = await balancesSeenBy(server, sg);
  for (const { consumer, amount } of barrelCharges(8000, transactions)) {
    expect(after.get(consumer)).toBe((before.get(consumer) ?? 0) - amount);
  }
  const [made] = await batches();
  expect(made).toMatchObject({ lines: 150, cost: 8000 });
});

it("Fifty saves at once, over the same people, charge each of them once", async () => {
  const before = await balancesSeenBy(server, sg);
  const [first = 0, second = 0, third = 0] = holders;
  // Half of them name the people the other way round, as two SGs do who sort the table differently.
  const orders = [
    [first, second, third],
    [third, second, first],
  ];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      moveMoney(server, sg, "/transactions/provisions", {
        stickPrice: 30,
        transactions: orders[at % 2]?.map((consumer) => ({ consumer, consumption: 1 })) ?? [],
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 204));
  const after = await balancesSeenBy(server, sg);
  for (const id of orders[0] ?? []) expect(after.get(id)).toBe((before.get(id) ?? 0) - 50 * 30);
});

it("A barrel whose price changes while a person saves is charged at one of the two prices, the one that was seen", async () => {
  await addBarrel("Triple", 6000);
  const body = (price: number) => ({ barrelSlug: "triple", price, transactions: evening(() => 1) });
  const change = (price: number) =>
    call(server, "PATCH", "/personal-account/barrels/triple/price", { ...token(), body: { price } });
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => save(body(6000))),
    change(7500),
    ...Array.from({ length: 6 }, () => save(body(7500))),
  ]);
  const made = answers.filter(({ status }) => status === 204).length;
  expect(answers.map(({ status }) => status).sort()).toEqual(
    [...Array<number>(made).fill(204), 200, ...Array<number>(12 - made).fill(409)].sort(),
  );
  const charged = (await batches()).filter(({ cost }) => cost === 6000 || cost === 7500);
  expect(charged).toHaveLength(made);
  // 150 sticks share 60 € or 75 €: every cent of each is one of the two.
  for (const { cost, total } of charged)
    expect([`6000 ${6000}`, `7500 ${7500}`]).toContain(`${cost} ${total}`);
});

it("A save that is sent again while it runs, and after, is made once", async () => {
  const key = randomUUID();
  const body = { barrelSlug: "blonde", transactions: evening(() => 2) };
  const answers = await Promise.all(Array.from({ length: 8 }, () => save(body, key, "Samedi")));
  // One runs; the others are told to come back, or are answered as it was.
  expect(answers.filter(({ status }) => ![204, 409].includes(status))).toEqual([]);
  expect((await save(body, key, "Samedi")).status).toBe(204);
  expect((await batches()).filter(({ name }) => name === "Samedi")).toHaveLength(1);
  const [row] = rowsOf<{ count: number }>(
    await server.services.db.execute(sql`select count(*)::int from idempotency_keys where key = ${key}`),
  );
  expect(row?.count).toBe(1);
});
