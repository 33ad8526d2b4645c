import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { AuditKind } from "@coulisses/shared-domain/audit/audit-kinds";
import { instant } from "./columns";
import { users } from "./people";

/** What happened, who did it, to whom or to what, when and from where. Lines are only ever added. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().defaultNow(),
    kind: text().$type<AuditKind>().notNull(),
    /** Nobody when the call had no session, as a failed sign-in. */
    actorId: integer().references(() => users.id, { onDelete: "set null" }),
    /** The person whom it happened to. */
    subjectId: integer().references(() => users.id, { onDelete: "set null" }),
    /** The thing that it happened to: a kind of thing and its key, as `team:bar`. */
    target: text(),
    /** The client's network address; none for work that no call asked for. */
    address: text(),
    userAgent: text(),
    /** What else helps to understand; never a password, a token or a whole document. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (entry) => [
    index().on(entry.at),
    index().on(entry.kind, entry.at),
    index().on(entry.actorId, entry.at),
    index().on(entry.subjectId, entry.at),
    index().on(entry.target, entry.at),
    // What somebody who is in every other line did of one kind.
    index().on(entry.actorId, entry.kind, entry.at),
    index().on(entry.subjectId, entry.kind, entry.at),
  ],
);
