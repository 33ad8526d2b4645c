import { customType, integer, text, timestamp } from "drizzle-orm/pg-core";

/** An instant, read and written as a Date. */
export const instant = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

/** A key that the database gives; base data and the demo may choose it. */
export const generatedId = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** Keeps the order in which children of a sheet were added. */
export const insertionRank = () => integer().notNull().generatedByDefaultAsIdentity();

/** Grows with each change, so that editors of an older state are refused. */
export const version = () => integer().notNull().default(1);

/** A period of time. */
export const period = () => ({ startAt: instant().notNull(), endAt: instant().notNull() });

/** The three ids that identify a slot of a task. */
export const slotKey = () => ({
  taskId: integer().notNull(),
  mobilizationId: text().notNull(),
  assignmentId: text().notNull(),
});

/** Bytes of a picture. */
export const binary = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
});
