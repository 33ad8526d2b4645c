import type { Batch } from "@coulisses/shared-domain/contract/money/consumptions";
import type { LedgerLine } from "@coulisses/shared-domain/ledger/ledger-line";
import {
  barrelCharges,
  type Consumption,
  provisionsCharges,
} from "@coulisses/shared-domain/personal-account/consumption";
import { mealShare } from "@coulisses/shared-domain/shared-meal/shared-meal";
import fc from "fast-check";
import { mealCalls } from "../../shared-meals/testing/meal-calls";
import { call } from "../../testing/calls";
import { moveMoney } from "../../testing/money";
import { type Person, useTestServer } from "../../testing/test-server";
import { balanceOfPerson } from "../ledger";
import { checkAccounts } from "./check-accounts";

const PRICE = 8003;
const server = useTestServer();
let people: Person[];
const sg = () => people[0] ?? fail();
const idOf = (at: number) => (people[at] ?? fail()).id;
const meals = mealCalls(server);

function fail(): never {
  throw new Error("Somebody is missing");
}

beforeAll(async () => {
  people = [await server.person({ teams: ["benevole", "hard", "sg"] })];
  for (let count = 0; count < 4; count++) people.push(await server.person({ teams: ["benevole", "hard"] }));
  const body = { drink: "Blonde", price: PRICE, openedOn: "2027-02-22T19:00:00.000Z" };
  await call(server, "POST", "/personal-account/barrels", { token: sg().accessToken, body });
});

/** Ledger of a notebook: movements with their people's positions, and whether they stand. */
type Kept = { from: number | null; to: number | null; amount: number; batch: number; stands: boolean };

class Notebook {
  readonly lines = new Map<number, Kept>();

  balances(): number[] {
    const all = [...this.lines.values()].filter(({ stands }) => stands);
    const sum = (side: "from" | "to", id: number) =>
      all.reduce((total, line) => total + (line[side] === id ? line.amount : 0), 0);
    return people.map(({ id }) => sum("to", id) - sum("from", id));
  }

  /** Finds in the newest transactions what was expected of a gesture, no more and no less. */
  async write(expected: Pick<Kept, "from" | "to" | "amount">[], batch: number): Promise<void> {
    const known = new Set(this.lines.keys());
    const fresh = (await newest()).filter(({ id }) => !known.has(id));
    const told = fresh.map(({ payor, payee, amount }) => ({
      from: payor?.id ?? null,
      to: payee?.id ?? null,
      amount,
    }));
    const inOrder = (lines: object[]) => lines.map((line) => JSON.stringify(line)).sort();
    expect(inOrder(told)).toEqual(inOrder(expected));
    fresh.forEach(({ id }, at) => this.lines.set(id, { ...(told[at] ?? fail()), batch, stands: true }));
  }
}

const token = () => ({ token: sg().accessToken });
const newest = async () =>
  (await call(server, "GET", "/transactions?limit=500", token())).json<LedgerLine[]>();
const lastBatch = async () =>
  (await call(server, "GET", "/transactions/batches", token())).json<Batch[]>()[0]?.id ?? 0;
const save = (path: string, body: object) => moveMoney(server, sg(), `/transactions/${path}`, body);
const charges = (all: { consumer: number; amount: number }[]) =>
  all.map(({ consumer, amount }) => ({ from: consumer, to: null, amount }));

type Step = (notebook: Notebook) => Promise<void>;

const who = fc.integer({ min: 0, max: 4 });
const cents = fc.integer({ min: 1, max: 1_000_000 });
const some = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 1, maxLength: 6 });
const drunk = some(fc.record({ at: who, consumption: fc.integer({ min: 1, max: 40 }) }));
const consumptionsOf = (all: { at: number; consumption: number }[]): Consumption[] =>
  all.map(({ at, consumption }) => ({ consumer: idOf(at), consumption }));

/** A save of the SG, which answers 204 and writes what the rule says. */
function saved(
  path: string,
  body: () => object,
  expected: () => Pick<Kept, "from" | "to" | "amount">[],
): Step {
  return async (notebook) => {
    expect((await save(path, body())).status).toBe(204);
    await notebook.write(expected(), await lastBatch());
  };
}

const deposits = some(fc.record({ at: who, amount: cents })).map((all) =>
  saved(
    "deposits",
    () => all.map(({ at, amount }) => ({ depositor: idOf(at), amount })),
    () => all.map(({ at, amount }) => ({ from: null, to: idOf(at), amount })),
  ),
);
const barrel = drunk.map((all) =>
  saved(
    "barrels",
    () => ({ barrelSlug: "blonde", transactions: consumptionsOf(all) }),
    () => charges(barrelCharges(PRICE, consumptionsOf(all))),
  ),
);
const cupboard = fc.tuple(drunk, fc.integer({ min: 1, max: 200 })).map(([all, stickPrice]) =>
  saved(
    "provisions",
    () => ({ stickPrice, transactions: consumptionsOf(all) }),
    () => charges(provisionsCharges(stickPrice, consumptionsOf(all))),
  ),
);
const outing = some(fc.record({ at: who, amount: cents })).map((all) =>
  saved(
    "external-event",
    () => all.map(({ at, amount }) => ({ consumer: idOf(at), amount, context: "Ski" })),
    () => all.map(({ at, amount }) => ({ from: idOf(at), to: null, amount })),
  ),
);
const meal = fc
  .record({ chef: who, guests: fc.uniqueArray(who), amount: fc.integer({ min: 1, max: 100_000 }) })
  .map(({ chef, guests, amount }): Step => async (notebook) => {
    const cook = people[chef] ?? fail();
    const id = await meals.offer(cook);
    const others = guests.filter((at) => at !== chef);
    for (const at of others) await meals.shotgun(id, people[at] ?? fail());
    expect((await meals.close(id, amount, cook)).status).toBe(200);
    const share = mealShare(amount, others.length + 1);
    const paid = others.map((at) => ({ from: idOf(at), to: cook.id, amount: share }));
    await notebook.write(paid, -id);
  });
/** TR-3: an account in debt sends nothing. */
const transfer = fc
  .record({ from: who, to: who, amount: fc.integer({ min: 1, max: 50_000 }) })
  .filter(({ from, to }) => from !== to)
  .map(({ from, to, amount }): Step => async (notebook) => {
    const isInDebt = (notebook.balances()[from] ?? 0) < 0;
    const body = { to: idOf(to), amount, context: "Ciné" };
    const answer = await moveMoney(server, people[from] ?? fail(), "/transactions/transfer", body);
    expect(answer.status).toBe(isInDebt ? 409 : 204);
    await notebook.write(isInDebt ? [] : [{ from: idOf(from), to: idOf(to), amount }], 0);
  });
/** Any line, also one that is deleted already. */
const deletion = fc.nat().map((at): Step => async ({ lines }) => {
  const [id, line] = [...lines][at % Math.max(1, lines.size)] ?? [];
  if (id === undefined || line === undefined) return;
  const answer = await call(server, "DELETE", `/transactions/${String(id)}`, token());
  expect(answer.status).toBe(line.stands ? 204 : 409);
  line.stands = false;
});
/** Any save as a whole, also one of which some or all is taken back already. */
const undoing = fc.nat().map((at): Step => async ({ lines }) => {
  const batches = [...new Set([...lines.values()].map(({ batch }) => batch))].filter((batch) => batch > 0);
  const batch = batches[at % Math.max(1, batches.length)];
  if (batch === undefined) return;
  const answer = await call(server, "DELETE", `/transactions/batches/${String(batch)}`, token());
  expect(answer.status).toBe(204);
  for (const line of lines.values()) if (line.batch === batch) line.stands = false;
});

it("Whatever is saved, shared, deleted and undone, in any order, no cent is created or lost", async () => {
  const notebook = new Notebook();
  const steps = fc.array(fc.oneof(deposits, barrel, cupboard, outing, transfer, meal, deletion, undoing), {
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      for (const step of sequence) await step(notebook);
      const balances = await Promise.all(people.map(({ id }) => balanceOfPerson(server.services.db, id)));
      expect(balances).toEqual(notebook.balances());
      const { total, wrong, cash } = await checkAccounts(server.services.db);
      expect({ total, wrong }).toEqual({ total: 0, wrong: [] });
      // The sum of the accounts is what the cash owes.
      expect(cash + balances.reduce((sum, balance) => sum + balance, 0)).toBe(0);
    }),
    // The notebook goes on from one sequence to the next, so a failure is told as it happened.
    { numRuns: 15, endOnFailure: true },
  );
  const struck = (await newest()).filter(({ isDeleted }) => isDeleted).map(({ id }) => id);
  const expected = [...notebook.lines].filter(([, { stands }]) => !stands).map(([id]) => id);
  expect(struck.sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
});
