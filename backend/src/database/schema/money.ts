import { mealMoments } from "@coulisses/shared-domain/shared-meal/shared-meal";
import { lt, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { FieldProblems } from "@coulisses/shared-domain/field-problems";
import type { RefusalKind } from "@coulisses/shared-domain/festival-error";
import type { TransactionType } from "@coulisses/shared-domain/personal-account/transaction";
import { generatedId, instant } from "./columns";
import { personId, remainingPersonId, users } from "./people";

const cents = () => bigint({ mode: "number" });

/**
 * The accounts of people, and the association's cash, which belongs to no person. The database itself keeps
 * the balances, from the transactions alone.
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

/** The transactions written with one gesture, which is taken back as a whole. */
export const transactionBatches = pgTable("transaction_batches", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  madeBy: remainingPersonId(),
  at: instant().notNull().defaultNow(),
  /**
   * The amount that these lines share, in cents, when rounding makes their sum higher: the association keeps
   * the difference.
   */
  cost: cents(),
});

/** Money that went from one account to another. Lines are only added: a reversal is a line of its own. */
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
    /** The context in lower case without accents, for searches. */
    searchedContext: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(replace(replace(translate(context, 'àâäçéèêëîïôöùûüÿÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆ', 'aaaceeeeiioouuuyaaaceeeeiioouuuyœæ'), 'œ', 'oe'), 'æ', 'ae'))`,
      ),
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

/** Barrels charged by the stick. A line names its barrel itself, so a barrel may be removed. */
export const barrels = pgTable(
  "barrels",
  {
    /** The slug of its drink. */
    slug: text().primaryKey(),
    drink: text().notNull(),
    price: cents().notNull(),
    openedOn: instant().notNull(),
  },
  (barrel) => [check("barrels_price", sql`${barrel.price} > 0`)],
);

/** The contributions paid for an edition. */
export const contributions = pgTable(
  "contributions",
  {
    adherentId: remainingPersonId(),
    edition: integer().notNull(),
    amount: cents().notNull(),
    paymentDate: instant().notNull().defaultNow(),
    expirationDate: instant().notNull(),
  },
  (contribution) => [
    primaryKey({ columns: [contribution.adherentId, contribution.edition] }),
    index().on(contribution.edition),
    check("contributions_amount", sql`${contribution.amount} >= 100`),
  ],
);

/** Meals that one person cooks and all who eat pay for. */
export const sharedMeals = pgTable(
  "shared_meals",
  {
    id: generatedId(),
    chefId: remainingPersonId(),
    menu: text().notNull(),
    day: date({ mode: "string" }).notNull(),
    moment: text({ enum: mealMoments }).notNull(),
    areShotgunsOpen: boolean().notNull().default(true),
    /** The chef's estimate; null without. */
    expectedCost: cents(),
    /** With its date, means that the meal is closed and its guests have paid their share. */
    expenseAmount: cents(),
    expenseDate: instant(),
    /** The guests' payments; null when the chef ate alone. */
    batchId: bigint({ mode: "number" }).references(() => transactionBatches.id),
  },
  (meal) => [
    check("shared_meals_moment", sql`${meal.moment} in ('MIDI', 'SOIR')`),
    check("shared_meals_expense", sql`(${meal.expenseAmount} is null) = (${meal.expenseDate} is null)`),
  ],
);

export const sharedMealGuests = pgTable(
  "shared_meal_guests",
  {
    mealId: integer()
      .notNull()
      .references(() => sharedMeals.id, { onDelete: "cascade" }),
    guestId: remainingPersonId(),
    at: instant().notNull().defaultNow(),
  },
  (guest) => [primaryKey({ columns: [guest.mealId, guest.guestId] }), index().on(guest.guestId)],
);

/** The first answer to a gesture: its body, or its refusal. */
export type FirstAnswer = { body: unknown } | { kind: RefusalKind; message: string; fields?: FieldProblems };

/** Gestures that move money, each done once however often it arrives. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    personId: personId(),
    /** `POST /api/transactions/transfer`. */
    route: text().notNull(),
    key: uuid().notNull(),
    /** A hash of the body and the path, to detect another gesture with the same key. */
    request: text().notNull(),
    answer: json().$type<FirstAnswer>().notNull(),
    at: instant().notNull().defaultNow(),
  },
  (row) => [primaryKey({ columns: [row.personId, row.route, row.key] }), index().on(row.at)],
);

/** The condition for keys older than a day, which are no longer recognised. */
export const expiredKeys = () => lt(idempotencyKeys.at, sql`now() - interval '24 hours'`);
