import { bigint, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { version } from "./columns";

export const configurations = pgTable("configurations", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  version: version(),
});

/**
 * A counter for each body of data; triggers increase it with every write. An answer computed at a revision is
 * right as long as the revision stands.
 */
export const revisions = pgTable("revisions", {
  name: text().primaryKey(),
  value: bigint({ mode: "number" }).notNull().default(1),
});
