import type { InboxKind } from "@coulisses/shared-domain/inbox/inbox-message";
import { isNull, lt, sql } from "drizzle-orm";
import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { generatedId, instant } from "./columns";
import { passingPersonId, personId } from "./people";

/** The messages of each person's inbox: the facts, from which the text is made when they are read. */
export const inboxMessages = pgTable(
  "inbox_messages",
  {
    id: generatedId(),
    userId: personId(),
    /** The change that it is about: its sheet and the version that it made, as `fa:12@7`. */
    event: text().notNull(),
    kind: text().$type<InboxKind>().notNull(),
    sheetKind: text({ enum: ["fa", "ft"] }).notNull(),
    sheetId: integer().notNull(),
    /** The name of the sheet at that time. */
    sheetName: text().notNull(),
    /** Names of teams at that time. */
    teams: text().array().notNull().default([]),
    /** Author of the change. */
    byId: passingPersonId(),
    quote: text(),
    at: instant().notNull().defaultNow(),
    readAt: instant(),
  },
  (message) => [
    // INB-4.
    unique().on(message.userId, message.event),
    index().on(message.userId, message.id),
    index("inbox_messages_unread_index").on(message.userId, message.id).where(isNull(message.readAt)),
    index().on(message.sheetKind, message.sheetId),
    index().on(message.byId),
    index().on(message.at),
  ],
);

/** INB-6. */
export const pastMessages = () => lt(inboxMessages.at, sql`now() - interval '90 days'`);
