import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, pgView, primaryKey, text } from "drizzle-orm/pg-core";
import { generatedId, period } from "./columns";
import { personId } from "./people";

/** The points of an hour of availability, by period; periods don't overlap. */
export const charismaPeriods = pgTable(
  "charisma_periods",
  {
    id: generatedId(),
    name: text().notNull(),
    /** Points for each hour. */
    charisma: integer().notNull(),
    ...period(),
  },
  (period) => [
    check("charisma_periods_charisma", sql`${period.charisma} >= 0`),
    check("charisma_periods_duration", sql`${period.endAt} > ${period.startAt}`),
  ],
);

/** The points that people earned at events. */
export const charismaParticipations = pgTable(
  "charisma_participations",
  {
    participantId: personId(),
    /** The slug of the event's name. */
    slug: text().notNull(),
    /** The day in Paris. */
    eventDate: date({ mode: "string" }).notNull(),
    name: text().notNull(),
    charisma: integer().notNull(),
  },
  (participation) => [
    primaryKey({ columns: [participation.participantId, participation.slug, participation.eventDate] }),
    check("charisma_participations_charisma", sql`${participation.charisma} > 0`),
  ],
);

/** CH-2: the charisma of each person's availabilities; people without points are missing. */
export const availabilityCharisma = pgView("availability_charisma", {
  userId: integer().notNull(),
  points: integer().notNull(),
}).existing();

/**
 * CH-1: the charisma of each person's availabilities and events together; people without points are missing.
 */
export const earnedCharisma = pgView("earned_charisma", {
  userId: integer().notNull(),
  points: integer().notNull(),
}).existing();
