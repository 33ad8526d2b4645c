import { reversalOf } from "@coulisses/shared-domain/personal-account/balance";
import type { TransactionType } from "@coulisses/shared-domain/personal-account/transaction";
import { asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Changes } from "../changes/change";
import type { Queryable, Transaction } from "../database/database";
import { keptRow, rowsOf } from "../database/driver";
import { accounts, transactionBatches, transactions } from "../database/schema/money";

/** The owner of an account: a person's id, or the association's cash. */
export type Owner = number | "cash";

/** An account locked by this transaction; `balance` is in cents. */
type HeldAccount = { id: number; balance: number };

/** Money to move; `amount` is in cents. */
export type Line = { type: TransactionType; from: Owner; to: Owner; amount: number; context: string };

/**
 * Locks these accounts until the transaction ends, so that their balances stay true. All writers lock in one
 * order, the cash first, so there is no deadlock. To call once, before anything is written.
 */
export async function holdAccounts(
  tx: Transaction,
  owners: readonly Owner[],
): Promise<ReadonlyMap<Owner, HeldAccount>> {
  const people = [...new Set(owners.filter((owner) => owner !== "cash"))].sort((a, b) => a - b);
  const held = await lockAccounts(tx, people, owners.includes("cash"));
  const missing = people.filter((id) => !held.has(id));
  if (missing.length === 0) return held;
  // New accounts have the greatest numbers, so the order holds.
  await tx
    .insert(accounts)
    .values(missing.map((userId) => ({ userId })))
    .onConflictDoNothing();
  return new Map([...held, ...(await lockAccounts(tx, missing, false))]);
}

async function lockAccounts(
  tx: Transaction,
  people: readonly number[],
  isCash: boolean,
): Promise<Map<Owner, HeldAccount>> {
  const held = await tx
    .select({ id: accounts.id, userId: accounts.userId, balance: accounts.balance })
    .from(accounts)
    .where(or(inArray(accounts.userId, [...people]), isCash ? isNull(accounts.userId) : undefined))
    .orderBy(asc(accounts.id))
    .for("no key update");
  return new Map(held.map(({ userId, ...account }) => [userId ?? "cash", account]));
}

/**
 * Writes lines between accounts that this transaction locked; returns the id of their batch. `cost`, in
 * cents, is the amount that they share, when rounding makes their sum higher.
 */
export async function addLines(
  tx: Transaction,
  changes: Changes,
  held: ReadonlyMap<Owner, HeldAccount>,
  { lines, ...batch }: { name: string; madeBy: number; cost?: number; lines: readonly Line[] },
): Promise<number> {
  const accountOf = (owner: Owner): number => {
    const account = held.get(owner);
    if (account === undefined) throw new Error(`The account of ${String(owner)} is not held`);
    return account.id;
  };
  const written = lines.map(({ from, to, ...line }) => ({
    ...line,
    fromAccount: accountOf(from),
    toAccount: accountOf(to),
  }));
  // One statement for both: a transfer is a handful of them.
  const [row] = rowsOf<{ batchId: number }>(
    await tx.execute(sql`
      with batch as (
        insert into transaction_batches (name, made_by, cost)
        values (${batch.name}, ${batch.madeBy}, ${batch.cost ?? null}::bigint) returning id
      ), line as (
        insert into transactions (batch_id, type, from_account, to_account, amount, context)
        select batch.id, added.type, added."fromAccount", added."toAccount", added.amount, added.context
        from batch, json_to_recordset(${JSON.stringify(written)}::json)
          as added(type text, "fromAccount" int, "toAccount" int, amount bigint, context text)
      )
      select id::int "batchId" from batch`),
  );
  if (row === undefined) throw new Error("No batch was created");
  stateMoved(
    changes,
    lines.flatMap(({ from, to }) => [from, to]),
  );
  return row.batchId;
}

/**
 * Reverses the lines that were not taken back yet; returns their number. `lines` are ids of lines that are no
 * reversals.
 */
export async function reverseLines(
  tx: Transaction,
  changes: Changes,
  { name, madeBy, lines }: { name: string; madeBy: number; lines: readonly number[] },
): Promise<number> {
  if (lines.length === 0) return 0;
  // Locks the accounts first, in their order, as every writer does.
  const owners = await tx
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(
      sql`${accounts.id} in (select unnest(array[from_account, to_account]) from transactions
        where id in ${lines})`,
    )
    .orderBy(asc(accounts.id))
    .for("no key update");
  const taken = tx
    .select({ id: transactions.reverses })
    .from(transactions)
    .where(inArray(transactions.reverses, [...lines]));
  const standing = await tx
    .select()
    .from(transactions)
    .where(sql`${inArray(transactions.id, [...lines])} and ${transactions.id} not in ${taken}`);
  if (standing.length === 0) return 0;
  const batchId = await newBatch(tx, { name, madeBy });
  await tx.insert(transactions).values(
    standing.map(({ id, type, context, fromAccount, toAccount, amount }) => {
      const { from, to } = reversalOf({ from: fromAccount, to: toAccount, amount });
      return { batchId, type, context, amount, fromAccount: from, toAccount: to, reverses: id };
    }),
  );
  stateMoved(
    changes,
    owners.map(({ userId }) => userId ?? "cash"),
  );
  return standing.length;
}

/** The owners see their balance change at once, and those who keep the accounts see the new lines. */
function stateMoved(changes: Changes, owners: readonly Owner[]): void {
  const users = [...new Set(owners.filter((owner) => owner !== "cash"))];
  changes.state({ event: "money-moved", tags: [{ type: "Transaction" }] });
  changes.state({ event: "money-moved", tags: [{ type: "PersonalAccount" }] }, { users });
}

async function newBatch(tx: Transaction, batch: { name: string; madeBy: number }): Promise<number> {
  const { id } = transactionBatches;
  return keptRow(await tx.insert(transactionBatches).values(batch).returning({ id })).id;
}

/** The balance of a person's account, in cents; 0 without an account. */
export async function balanceOfPerson(db: Queryable, userId: number): Promise<number> {
  const [account] = await db
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(eq(accounts.userId, userId));
  return account?.balance ?? 0;
}

/** The number of a person's lines that count: neither taken back nor reversals. */
export async function standingLinesOf(db: Queryable, userId: number): Promise<number> {
  const [row] = rowsOf<{ count: number }>(
    await db.execute(sql`
      select count(*)::int count from transactions line
      join accounts account on account.id in (line.from_account, line.to_account)
      where account.user_id = ${userId} and line.reverses is null
        and not exists (select from transactions reversal where reversal.reverses = line.id)`),
  );
  return row?.count ?? 0;
}

/** An account whose balance is not the sum of its lines, both in cents. */
type WrongBalance = { account: number; balance: number; sum: number };

/** Adds up every account anew; returns the wrong ones. All balances together are 0 when there is none. */
export async function wrongBalances(db: Queryable): Promise<WrongBalance[]> {
  return rowsOf<WrongBalance>(
    await db.execute(sql`
      select account.id account, account.balance::float8 balance, coalesce(sum(line.amount), 0)::float8 sum
      from accounts account
      left join (
        select to_account account, amount from transactions
        union all select from_account, -amount from transactions
      ) line on line.account = account.id
      group by account.id having account.balance <> coalesce(sum(line.amount), 0)
      order by account.id`),
  );
}
