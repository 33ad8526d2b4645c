import type { ClientErrorKind } from "@coulisses/shared-domain/client-error/client-error";
import { boolean, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { generatedId, instant } from "./columns";
import { passingPersonId } from "./people";

/** Errors of browsers, one row for each error of a version and each hour. */
export const clientErrors = pgTable(
  "client_errors",
  {
    id: generatedId(),
    app: text().notNull(),
    version: text().notNull(),
    kind: text().$type<ClientErrorKind>().notNull(),
    /** A hash of what makes two errors the same. */
    fingerprint: text().notNull(),
    /** The hour's beginning. */
    hour: instant().notNull(),
    lastAt: instant().notNull().defaultNow(),
    page: text().notNull(),
    message: text().notNull(),
    stack: text().notNull(),
    count: integer().notNull(),
    sessions: integer().notNull().default(0),
  },
  (error) => [
    unique().on(error.app, error.version, error.kind, error.fingerprint, error.hour),
    index().on(error.app, error.hour),
    index().on(error.hour),
  ],
);

/** The sessions that had an error, by a keyed hash, so that each counts once. */
export const clientErrorSessions = pgTable(
  "client_error_sessions",
  {
    errorId: integer()
      .notNull()
      .references(() => clientErrors.id, { onDelete: "cascade" }),
    session: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.errorId, row.session] })],
);

/** The sessions that opened a version of an app; sessions and people by a keyed hash, of this version alone. */
export const releaseSessions = pgTable(
  "release_sessions",
  {
    app: text().notNull(),
    version: text().notNull(),
    session: text().notNull(),
    person: text().notNull(),
    seenAt: instant().notNull().defaultNow(),
    /** The last time that the version's own code failed in it. */
    failedAt: instant(),
  },
  (row) => [primaryKey({ columns: [row.app, row.version, row.session] }), index().on(row.seenAt)],
);

/** Apps whose automatic rollback was switched; without a row it is on. */
export const releaseGuards = pgTable("release_guards", {
  app: text().primaryKey(),
  isGuarded: boolean().notNull(),
  changedBy: passingPersonId(),
  changedAt: instant().notNull().defaultNow(),
});
