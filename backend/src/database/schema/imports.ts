import type { ImportedCounts } from "@coulisses/shared-domain/import/imported-counts";
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { generatedId, instant } from "./columns";
import { passingPersonId } from "./people";

/** A row by its columns' names in the database. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** The rows that an import changes, as they were before it. */
export type FestivalBefore = Readonly<Record<BeforeTable, readonly StoredRow[]>>;
export const beforeTables = [
  "users",
  "teams",
  "user_teams",
  "team_permissions",
  "configurations",
  "accounts",
  "preferences",
  "unread_notifications",
] as const;
type BeforeTable = (typeof beforeTables)[number];

export type WrittenTable = { table: string; digest: string };

/** The festivals that were taken over from another product. */
export const imports = pgTable("imports", {
  id: generatedId(),
  /** The product: `overbookd`. */
  product: text().notNull(),
  /** The database or file, as reports call it; no password. */
  source: text().notNull(),
  /** Its newest migration. */
  sourceVersion: text().notNull(),
  /** The same for the same rows, so that they come once. */
  digest: text().notNull().unique(),
  /** The outcome for the rows of each of its tables; no names, which a person may want forgotten. */
  counts: jsonb().$type<ImportedCounts>().notNull(),
  at: instant().notNull().defaultNow(),
  byId: passingPersonId(),
  /** The festival as it was, for an undo; null once it can't be undone any more. */
  before: jsonb().$type<FestivalBefore>(),
  /** The tables that it wrote, in their order, with a digest of their rows just afterwards. */
  written: jsonb().$type<readonly WrittenTable[]>().notNull(),
});
