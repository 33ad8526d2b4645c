import { balanceOf, type Movement } from "@coulisses/shared-domain/personal-account/balance";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { accounts, transactionBatches, transactions } from "../database/schema/money";
import { useTestServer } from "../testing/test-server";
import {
  addLines,
  balanceOfPerson,
  holdAccounts,
  type Line,
  type Owner,
  reverseLines,
  wrongBalances,
} from "./ledger";

const server = useTestServer();
let sg: number;
let guests: number[];
beforeAll(async () => {
  sg = (await server.person()).id;
  guests = [];
  for (let count = 0; count < 5; count++) guests.push((await server.person()).id);
});

const person = (at: number): number => guests[at] ?? 0;

function move(...lines: Omit<Line, "type" | "context">[]): Promise<number> {
  return server.services.write(async (tx, changes) => {
    const held = await holdAccounts(
      tx,
      lines.flatMap(({ from, to }) => [from, to]),
    );
    return addLines(tx, changes, held, {
      name: "Fût de Blonde",
      madeBy: sg,
      lines: lines.map((line) => ({ ...line, type: "BARREL", context: "Fût de Blonde du 22/02: 1 bâton" })),
    });
  });
}

const reverse = (...lines: number[]) =>
  server.services.write((tx, changes) =>
    reverseLines(tx, changes, { name: "Annulation", madeBy: sg, lines }),
  );
const linesOf = async (batch: number) =>
  server.services.db.select().from(transactions).where(eq(transactions.batchId, batch));
const balance = (owner: number) => balanceOfPerson(server.services.db, owner);
const refusal = (message: string) => expect.objectContaining({ cause: expect.objectContaining({ message }) });
const sumOfAll = async () => {
  const all = await server.services.db.select({ balance: accounts.balance }).from(accounts);
  return all.reduce((sum, account) => sum + account.balance, 0);
};

afterEach(async () => {
  expect(await wrongBalances(server.services.db)).toEqual([]);
  expect(await sumOfAll()).toBe(0);
});

describe("a line of the ledger", () => {
  it("takes from one account what it gives another", async () => {
    const [guest, other] = [person(0), person(1)];
    const before = await balance(guest);
    await move({ from: guest, to: "cash", amount: 534 }, { from: other, to: guest, amount: 100 });
    expect(await balance(guest)).toBe(before - 434);
  });

  it.each([0, -500])("never moves %d cents", async (amount) => {
    await expect(move({ from: person(0), to: "cash", amount })).rejects.toMatchObject({
      cause: { message: expect.stringContaining("transactions_amount") },
    });
  });

  it("never goes to the account that it leaves", async () => {
    await expect(move({ from: person(0), to: person(0), amount: 5 })).rejects.toMatchObject({
      cause: { message: expect.stringContaining("transactions_two_accounts") },
    });
  });

  it("is never changed, removed or swept away", async () => {
    const batch = await move({ from: person(0), to: "cash", amount: 5 });
    const { db } = server.services;
    const ofBatch = eq(transactions.batchId, batch);
    await expect(db.update(transactions).set({ amount: 1 }).where(ofBatch)).rejects.toEqual(
      refusal("transactions only grows"),
    );
    await expect(db.delete(transactions).where(ofBatch)).rejects.toEqual(refusal("transactions only grows"));
    await expect(db.execute(sql`truncate transactions`)).rejects.toEqual(refusal("transactions only grows"));
    await expect(
      db.update(transactionBatches).set({ name: "Rien" }).where(eq(transactionBatches.id, batch)),
    ).rejects.toEqual(refusal("transaction_batches only grows"));
  });
});

describe("a balance", () => {
  it("is written by nobody but the ledger", async () => {
    await move({ from: person(2), to: "cash", amount: 5 });
    const { db } = server.services;
    const message = "a balance is the sum of its transactions";
    await expect(
      db
        .update(accounts)
        .set({ balance: 1_000_000 })
        .where(eq(accounts.userId, person(2))),
    ).rejects.toEqual(refusal(message));
    const rich = (await server.person()).id;
    await expect(db.insert(accounts).values({ userId: rich, balance: 5 })).rejects.toEqual(refusal(message));
    await expect(
      db
        .update(accounts)
        .set({ userId: rich })
        .where(eq(accounts.userId, person(2))),
    ).rejects.toEqual(refusal(message));
  });

  it("of the cash stands once", async () => {
    await expect(server.services.db.insert(accounts).values({ userId: null })).rejects.toMatchObject({
      cause: { message: expect.stringContaining("accounts_cash") },
    });
  });

  it("is nothing for whom no money moved yet", async () => {
    expect(await balance((await server.person()).id)).toBe(0);
  });
});

describe("taking a batch back", () => {
  it("gives each what it had, once, however often one asks", async () => {
    const before = await Promise.all(guests.map(balance));
    const batch = await move(
      { from: person(0), to: "cash", amount: 534 },
      { from: person(1), to: "cash", amount: 1600 },
      { from: person(0), to: "cash", amount: 1 },
    );
    const ids = (await linesOf(batch)).map(({ id }) => id);
    expect(await Promise.all([reverse(...ids), reverse(...ids), reverse(ids[0] ?? 0)])).toContain(0);
    expect(await Promise.all(guests.map(balance))).toEqual(before);
    expect(await reverse(...ids)).toBe(0);
  });

  it("leaves what stands of it when one of its lines was taken back before", async () => {
    const batch = await move(
      { from: person(0), to: "cash", amount: 10 },
      { from: person(1), to: "cash", amount: 20 },
    );
    const ids = (await linesOf(batch)).map(({ id }) => id);
    expect(await reverse(ids[0] ?? 0)).toBe(1);
    expect(await reverse(...ids)).toBe(1);
  });

  it("is never done by a line of another amount, nor taken back itself", async () => {
    const batch = await move({ from: person(0), to: person(1), amount: 10 });
    const [written] = await linesOf(batch);
    if (written === undefined) throw new Error("no line");
    const { id, fromAccount, toAccount, ...line } = written;
    const { db } = server.services;
    const wrongAmount = { ...line, fromAccount: toAccount, toAccount: fromAccount, amount: 11, reverses: id };
    const refused = { cause: { message: expect.stringContaining("is not what takes") } };
    await expect(db.insert(transactions).values(wrongAmount)).rejects.toMatchObject(refused);
    await reverse(id);
    const [reversal] = await db.select().from(transactions).where(eq(transactions.reverses, id));
    const again = { ...line, fromAccount, toAccount, reverses: reversal?.id ?? 0 };
    await expect(db.insert(transactions).values(again)).rejects.toMatchObject(refused);
  });
});

describe("money that moves at once", () => {
  it("crosses between the same people without a deadlock, and none of it is lost", async () => {
    const [before0, before1] = await Promise.all([balance(person(3)), balance(person(4))]);
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => {
        const [from, to] = at % 2 === 0 ? [person(3), person(4)] : [person(4), person(3)];
        return move({ from, to, amount: at + 1 }, { from: to, to: "cash", amount: 1 });
      }),
    );
    // 1 + 3 + … + 39 one way, 2 + 4 + … + 40 the other way, and twenty cents each to the cash.
    expect(await Promise.all([balance(person(3)), balance(person(4))])).toEqual([
      before0 - 400 + 420 - 20,
      before1 - 420 + 400 - 20,
    ]);
  });

  it("whatever is written and taken back, every balance is what a model says", async () => {
    const owner = fc.constantFrom<Owner>("cash", 0, 1, 2, 3, 4);
    const line = fc
      .record({ from: owner, to: owner, amount: fc.integer({ min: 1, max: 1_000_000 }) })
      .filter(({ from, to }) => from !== to);
    const step = fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 8 }), isUndone: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const before = await Promise.all(guests.map(balance));
        const standing: Movement[] = [];
        const idOf = (given: Owner): Owner => (given === "cash" ? "cash" : person(given));
        for (const { lines, isUndone } of steps) {
          const batch = await move(
            ...lines.map(({ from, to, amount }) => ({ from: idOf(from), to: idOf(to), amount })),
          );
          if (isUndone) await reverse(...(await linesOf(batch)).map(({ id }) => id));
          else
            standing.push(
              ...lines.map(({ from, to, amount }) => ({
                from: from === "cash" ? -1 : from,
                to: to === "cash" ? -1 : to,
                amount,
              })),
            );
        }
        const after = await Promise.all(guests.map(balance));
        expect(after.map((cents, at) => cents - (before[at] ?? 0))).toEqual(
          guests.map((_, at) => balanceOf(at, standing)),
        );
      }),
      { numRuns: 20 },
    );
  });
});
