import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { TransactionType } from "@coulisses/shared-domain/personal-account/transaction";
import { generatedId, instant } from "./columns";
import { users } from "./people";

const cents = () => bigint({ mode: "number" });

/**
 * What a person has at the association, and the association's own cash, which belongs to nobody. The database itself
 * keeps the balances, from the transactions alone.
 */
export const accounts = pgTable(
  "accounts",
  {
    id: generatedId(),
    userId: integer()
      .unique()
      .references(() => users.id),
    balance: cents().notNull().default(0),
  },
  (account) => [
    uniqueIndex("accounts_cash")
      .on(sql`(${account.userId} is null)`)
      .where(sql`${account.userId} is null`),
  ],
);

/** Transactions that were written with one gesture, which is taken back as a whole. */
export const transactionBatches = pgTable("transaction_batches", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  madeBy: integer()
    .notNull()
    .references(() => users.id),
  at: instant().notNull().defaultNow(),
});

/** Money that went from one account to another. Lines are only ever added: what takes one back is a line of its own. */
export const transactions = pgTable(
  "transactions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    batchId: bigint({ mode: "number" })
      .notNull()
      .references(() => transactionBatches.id),
    type: text().$type<TransactionType>().notNull(),
    fromAccount: integer()
      .notNull()
      .references(() => accounts.id),
    toAccount: integer()
      .notNull()
      .references(() => accounts.id),
    amount: cents().notNull(),
    context: text().notNull(),
    at: instant().notNull().defaultNow(),
    /** The line that this one takes back. */
    reverses: bigint({ mode: "number" })
      .unique()
      .references((): AnyPgColumn => transactions.id),
  },
  (line) => [
    index().on(line.batchId),
    index().on(line.fromAccount, line.id),
    index().on(line.toAccount, line.id),
    check("transactions_amount", sql`${line.amount} > 0`),
    check("transactions_two_accounts", sql`${line.fromAccount} <> ${line.toAccount}`),
  ],
);
