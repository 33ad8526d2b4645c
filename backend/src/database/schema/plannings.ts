import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { binary, generatedId, instant, period } from "./columns";
import { passingPersonId, personId } from "./people";

const volunteerId = () => personId();

/** The periods for which a volunteer is not assigned. */
export const breakPeriods = pgTable(
  "break_periods",
  { volunteerId: volunteerId(), startAt: instant().notNull(), endAt: instant().notNull() },
  (pause) => [
    primaryKey({ columns: [pause.volunteerId, pause.startAt, pause.endAt] }),
    check("break_periods_duration", sql`${pause.endAt} > ${pause.startAt}`),
  ],
);

/** The secret by which calendars read one person's planning, for one edition. */
export const calendarLinks = pgTable("calendar_links", {
  volunteerId: volunteerId().primaryKey(),
  secret: text().notNull().unique(),
  edition: integer().notNull(),
  createdAt: instant().notNull().defaultNow(),
});

/**
 * The tasks of each planning as its calendars last received them: for the same UID when a slot moves, a
 * higher sequence at each change, and a cancellation when the task is removed. The task may no longer exist:
 * its name stays here.
 */
export const plannedEvents = pgTable(
  "planned_events",
  {
    uid: uuid().primaryKey().defaultRandom(),
    volunteerId: volunteerId(),
    taskId: integer().notNull(),
    name: text().notNull(),
    ...period(),
    /** The name of the place; null before one is chosen. */
    place: text(),
    sequence: integer().notNull().default(0),
    /** A hash of all that the event shows. */
    contentHash: text().notNull(),
    changedAt: instant().notNull().defaultNow(),
    cancelledAt: instant(),
  },
  (event) => [index().on(event.volunteerId)],
);

/** A file of many people's plannings, which the queue makes a person at a time. */
export const planningPrints = pgTable(
  "planning_prints",
  {
    id: uuid().primaryKey(),
    requestedBy: volunteerId(),
    kind: text({ enum: ["LEAFLETS", "BOOKLETS", "CALENDARS"] }).notNull(),
    /** In the order of the file. */
    volunteerIds: integer().array().notNull(),
    status: text({ enum: ["WAITING", "RUNNING", "DONE", "CANCELLED", "FAILED"] })
      .notNull()
      .default("WAITING"),
    doneCount: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    endedAt: instant(),
    /** The whole file, once done; null when it is put together from its parts as it is fetched. */
    content: binary(),
  },
  (print) => [
    index().on(print.requestedBy),
    check(
      "planning_prints_status",
      sql`${print.status} in ('WAITING', 'RUNNING', 'DONE', 'CANCELLED', 'FAILED')`,
    ),
    check("planning_prints_kind", sql`${print.kind} in ('LEAFLETS', 'BOOKLETS', 'CALENDARS')`),
  ],
);

/** The finished parts of a print, so that a restart goes on from there. */
export const planningPrintParts = pgTable(
  "planning_print_parts",
  {
    printId: uuid()
      .notNull()
      .references(() => planningPrints.id, { onDelete: "cascade" }),
    volunteerId: volunteerId(),
    content: binary().notNull(),
  },
  (part) => [primaryKey({ columns: [part.printId, part.volunteerId] })],
);

/** The reminders sent to a person; `key` names the slot, so that none is sent twice. */
export const sentReminders = pgTable(
  "sent_reminders",
  {
    volunteerId: volunteerId(),
    kind: text({ enum: ["EVENING", "SOON", "CHANGE", "REVIEW"] }).notNull(),
    key: text().notNull(),
    sentAt: instant().notNull().defaultNow(),
  },
  (reminder) => [
    primaryKey({ columns: [reminder.volunteerId, reminder.kind, reminder.key] }),
    check("sent_reminders_kind", sql`${reminder.kind} in ('EVENING', 'SOON', 'CHANGE', 'REVIEW')`),
  ],
);

/** A browser that takes web push for this person. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: volunteerId(),
    endpoint: text().notNull().unique(),
    keys: jsonb().$type<{ p256dh: string; auth: string }>().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (subscription) => [index().on(subscription.userId)],
);

/** The secret of the kiosk's address; at most one row. */
export const kioskLinks = pgTable(
  "kiosk_links",
  {
    id: integer().primaryKey().default(1),
    secret: text().notNull().unique(),
    createdAt: instant().notNull().defaultNow(),
  },
  (link) => [check("kiosk_links_one", sql`${link.id} = 1`)],
);

/** The links that open the wall board; a row that goes ends its link. */
export const wallLinks = pgTable(
  "wall_links",
  {
    id: generatedId(),
    name: text().notNull(),
    /** SHA-256 of the secret, in hexadecimal: the secret itself is nowhere. */
    secretHash: text().notNull(),
    madeAt: instant().notNull().defaultNow(),
    madeBy: passingPersonId(),
  },
  (link) => [index().on(link.madeBy)],
);

/** The people called for hours that lack people; each once for a block, which its start identifies. */
export const availabilityCalls = pgTable(
  "availability_calls",
  {
    volunteerId: volunteerId(),
    ...period(),
    calledBy: passingPersonId(),
    calledAt: instant().notNull().defaultNow(),
    /** When the person said that they can't come then. */
    declinedAt: instant(),
  },
  (call) => [
    primaryKey({ columns: [call.volunteerId, call.startAt] }),
    check("availability_calls_duration", sql`${call.endAt} > ${call.startAt}`),
    index().on(call.calledBy),
  ],
);
