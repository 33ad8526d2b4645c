import type { ImportedCounts } from "@coulisses/shared-domain/import/imported-counts";
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { generatedId, instant } from "./columns";
import { passingPersonId } from "./people";

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
});
