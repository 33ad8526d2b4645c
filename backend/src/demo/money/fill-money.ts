import { asc, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database";
import {
  accounts,
  barrels,
  contributions,
  sharedMealGuests,
  sharedMeals,
  transactionBatches,
  transactions,
} from "../../database/schema/money";
import { insertAll } from "../insert-all";
import type { DemoBatch } from "./book";
import type { DemoMoney } from "./money";

/** Writes all movements as the ledger would; the database keeps the balances. */
export async function fillMoney(tx: Transaction, money: DemoMoney): Promise<void> {
  const owners = new Set(money.batches.flatMap(({ lines }) => lines.flatMap(({ from, to }) => [from, to])));
  const people = [...owners].filter((owner) => owner !== "cash").sort((a, b) => a - b);
  await insertAll(
    tx,
    accounts,
    people.map((userId) => ({ userId })),
  );
  const batchIds = await addBatches(tx, money.batches);
  await addLines(tx, money.batches, batchIds);

  await insertAll(
    tx,
    barrels,
    money.barrels.map((barrel) => ({ ...barrel, openedOn: new Date(barrel.openedOn) })),
  );
  await insertAll(
    tx,
    contributions,
    money.contributions.map((contribution) => ({
      ...contribution,
      paymentDate: new Date(contribution.paymentDate),
      expirationDate: new Date(contribution.expirationDate),
    })),
  );
  await addMeals(tx, money.meals, batchIds);
}

async function addBatches(
  tx: Transaction,
  batches: readonly Omit<DemoBatch, "lines">[],
): Promise<readonly number[]> {
  const last = await tx.$count(transactionBatches);
  await insertAll(
    tx,
    transactionBatches,
    batches.map(({ name, madeBy, at, cost }) => ({ name, madeBy, at, cost })),
  );
  const ids = await tx
    .select({ id: transactionBatches.id })
    .from(transactionBatches)
    .orderBy(asc(transactionBatches.id))
    .offset(last);
  return ids.map(({ id }) => id);
}

/** Writes the lines, then the reversals of some. */
async function addLines(
  tx: Transaction,
  batches: readonly DemoBatch[],
  batchIds: readonly number[],
): Promise<void> {
  const owned = await tx.select({ id: accounts.id, userId: accounts.userId }).from(accounts);
  const accountIds = new Map(owned.map(({ id, userId }) => [userId ?? "cash", id]));
  const lines = batches.flatMap(({ at, lines: all }, index) =>
    all.map(({ from, to, takenBack, ...line }) => ({
      row: {
        ...line,
        at,
        batchId: batchIds[index] ?? 0,
        fromAccount: accountIds.get(from) ?? 0,
        toAccount: accountIds.get(to) ?? 0,
      },
      takenBack,
    })),
  );
  await insertLines(
    tx,
    lines.map(({ row }) => row),
  );
  const ids = await tx.select({ id: transactions.id }).from(transactions).orderBy(asc(transactions.id));

  const reversals = lines.flatMap(({ row, takenBack }, index) =>
    takenBack ? [{ row, takenBack, reverses: ids[index]?.id ?? 0 }] : [],
  );
  // Reversals at one instant are one gesture.
  const moments = [...new Set(reversals.map(({ takenBack }) => takenBack.at.getTime()))];
  const reversalBatches = await addBatches(
    tx,
    moments.map((moment) => ({
      name: "Annulation",
      at: new Date(moment),
      cost: null,
      madeBy: reversals.find(({ takenBack }) => takenBack.at.getTime() === moment)?.takenBack.by ?? 0,
    })),
  );
  await insertLines(
    tx,
    reversals.map(({ row, takenBack, reverses }) => ({
      ...row,
      reverses,
      at: takenBack.at,
      fromAccount: row.toAccount,
      toAccount: row.fromAccount,
      batchId: reversalBatches[moments.indexOf(takenBack.at.getTime())] ?? 0,
    })),
  );
}

type LineRow = typeof transactions.$inferInsert;

/** In one statement: the balances move once, and thousands of parameters need not be written. */
async function insertLines(tx: Transaction, rows: readonly LineRow[]): Promise<void> {
  await tx.execute(sql`
    insert into transactions (batch_id, type, from_account, to_account, amount, context, at, reverses)
    select "batchId", type, "fromAccount", "toAccount", amount, context, at, reverses
    from json_to_recordset(${JSON.stringify(rows)}::json) as line("batchId" bigint, type text,
      "fromAccount" int, "toAccount" int, amount bigint, context text, at timestamptz, reverses bigint)`);
}

async function addMeals(
  tx: Transaction,
  meals: DemoMoney["meals"],
  batchIds: readonly number[],
): Promise<void> {
  if (meals.length === 0) return;
  const added = await tx
    .insert(sharedMeals)
    .values(
      meals.map(({ chef, menu, day, moment, areShotgunsOpen, expectedCost, expense }) => ({
        chefId: chef,
        menu,
        day,
        moment,
        areShotgunsOpen,
        expectedCost,
        ...(expense && {
          expenseAmount: expense.amount,
          expenseDate: expense.at,
          batchId: batchIds[expense.batch] ?? null,
        }),
      })),
    )
    .returning({ id: sharedMeals.id });
  await insertAll(
    tx,
    sharedMealGuests,
    meals.flatMap(({ guests }, index) =>
      guests.map(({ guest, at }) => ({ mealId: added[index]?.id ?? 0, guestId: guest, at })),
    ),
  );
}
