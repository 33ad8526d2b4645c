import { MIN_CONTRIBUTION } from "@coulisses/shared-domain/contribution/contribution";
import { roundingSurplus } from "@coulisses/shared-domain/personal-account/consumption";
import { checkBatch, transactionTypes } from "@coulisses/shared-domain/personal-account/transaction";
import { mealShare } from "@coulisses/shared-domain/shared-meal/shared-meal";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { asc, eq, isNotNull, sql } from "drizzle-orm";
import { rowsOf } from "../../database/driver";
import { accounts, sharedMealGuests, sharedMeals } from "../../database/schema/money";
import { balanceOfPerson, wrongBalances } from "../../personal-account/ledger";
import { connection, openDatabase } from "../../testing/filled-database";
import { demoEmail } from "../accounts";
import { buildDemoFestival } from "../demo-festival";
import { fillDemo } from "../fill-demo";

const now = new Date("2026-11-21T12:00:00Z");
const { money, people } = buildDemoFestival(now);
const lines = money.batches.flatMap(({ lines: all }) => all);
const idOf = (role: string) => people.find(({ email }) => email === demoEmail(role))?.id ?? 0;

describe("The money of the demo", () => {
  it("covers two years, the oldest movement first and none in the future", () => {
    const instants = money.batches.map(({ at }) => at.getTime());
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
    const years = (now.getTime() - (instants[0] ?? 0)) / (365 * 24 * 3_600_000);
    expect(years).toBeGreaterThan(1.9);
    expect(instants.at(-1)).toBeLessThan(now.getTime());
  });

  it("moves for every reason, by amounts that the rules take", () => {
    expect(new Set(lines.map(({ type }) => type))).toEqual(new Set(transactionTypes));
    for (const batch of money.batches) {
      expect(() => checkBatch(batch.lines.map(({ amount }) => amount))).not.toThrow();
    }
  });

  it("pays each barrel, and leaves the association less than a cent a line", () => {
    const evenings = money.batches.filter(({ cost }) => cost !== null);
    expect(evenings.length).toBeGreaterThan(20);
    for (const { cost, lines: shares } of evenings) {
      const surplus = roundingSurplus(cost ?? 0, shares);
      expect(surplus).toBeGreaterThanOrEqual(0);
      expect(surplus).toBeLessThan(shares.length);
    }
  });

  it("holds saves that were undone and a transfer that was deleted", () => {
    const isUndone = (batch: (typeof money.batches)[number]) =>
      batch.lines.every(({ takenBack }) => takenBack);
    const undone = money.batches.filter(isUndone);
    expect(undone.some(({ lines: all }) => all.length > 10)).toBe(true);
    expect(undone.some(({ lines: all }) => all[0]?.type === "TRANSFER")).toBe(true);
  });

  it("shows a meal in each state", () => {
    const states = money.meals.map(({ areShotgunsOpen, expense }) => [areShotgunsOpen, expense !== null]);
    expect(states).toEqual(
      expect.arrayContaining([
        [true, false],
        [false, false],
        [true, true],
      ]),
    );
    for (const { chef, guests } of money.meals) {
      expect(guests[0]?.guest).toBe(chef);
      expect(new Set(guests.map(({ guest }) => guest)).size).toBe(guests.length);
      expect(guests.every(({ at }) => at <= now)).toBe(true);
    }
  });

  it("has past meals that an account of the login page ate, and one that it cooked", () => {
    const past = money.meals.filter(({ expense }) => expense !== null);
    const ate = (role: string) =>
      past.filter(({ guests }) => guests.some(({ guest }) => guest === idOf(role)));
    for (const role of ["hard", "humain", "sg", "vieux"]) expect(ate(role).length).toBeGreaterThan(1);
    expect(ate("hard").filter(({ chef }) => chef === idOf("hard"))).toHaveLength(1);
  });

  it("has contributions paid and missing, for this edition and those before", () => {
    const adherents = people.filter(({ teams }) => teams.includes("hard")).length;
    const edition = editionOf(now);
    for (const past of [edition - 2, edition - 1, edition]) {
      const paid = money.contributions.filter((one) => one.edition === past);
      expect(paid.length).toBeGreaterThan(adherents / 3);
      expect(paid.length).toBeLessThan(adherents);
      for (const { amount, paymentDate } of paid) {
        expect(amount).toBeGreaterThanOrEqual(MIN_CONTRIBUTION);
        expect(editionOf(paymentDate)).toBe(past);
        expect(new Date(paymentDate).getTime()).toBeLessThanOrEqual(now.getTime());
      }
    }
    const late = money.contributions.filter(({ edition: of, adherentId }) => {
      return of === edition && adherentId === idOf("bar");
    });
    expect(late).toEqual([]);
  });
});

describe("A new database with the money of the demo", () => {
  openDatabase((tx) => fillDemo(tx, now));

  it("has balances that are the sums of their lines, and nothing in all", async () => {
    expect(await wrongBalances(connection.db)).toEqual([]);
    const all = await connection.db.select({ balance: accounts.balance }).from(accounts);
    expect(all.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  });

  it("gives each the balance that the movements which stand make", async () => {
    for (const { id } of people.slice(0, 20)) {
      const standing = lines.filter(({ takenBack }) => takenBack === undefined);
      const balance = standing.reduce(
        (sum, { from, to, amount }) => sum + (to === id ? amount : 0) - (from === id ? amount : 0),
        0,
      );
      expect(await balanceOfPerson(connection.db, id)).toBe(balance);
    }
  });

  it("has people in debt, one of the accounts that the login page lists among them", async () => {
    expect(await balanceOfPerson(connection.db, idOf("vieux"))).toBeLessThan(0);
    const all = await connection.db.select().from(accounts).where(isNotNull(accounts.userId));
    const negative = all.filter(({ balance }) => balance < 0).length;
    expect(negative).toBeGreaterThan(5);
    expect(negative).toBeLessThan(all.length / 2);
  });

  it("has guests who paid the chef of a closed meal their share", async () => {
    const closed = await connection.db.select().from(sharedMeals).where(isNotNull(sharedMeals.batchId));
    expect(closed.length).toBeGreaterThan(3);
    for (const { id, expenseAmount, batchId } of closed) {
      const guests = await connection.db.$count(sharedMealGuests, eq(sharedMealGuests.mealId, id));
      const paid = await connection.db.execute(
        sql`select count(*)::int count, max(amount)::int amount from transactions where batch_id = ${batchId}`,
      );
      expect(rowsOf(paid)).toEqual([{ count: guests - 1, amount: mealShare(expenseAmount ?? 0, guests) }]);
    }
  });

  it("lists lines by their ids in the order in which they happened", async () => {
    const found = await connection.db.query.transactions.findMany({
      where: (line, { isNull }) => isNull(line.reverses),
      orderBy: (line) => asc(line.id),
    });
    const instants = found.map(({ at }) => at.getTime());
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
    expect(found.map(({ amount }) => amount)).toEqual(lines.map(({ amount }) => amount));
  });
});
