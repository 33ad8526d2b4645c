import { bigint, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { AuditKind } from "@coulisses/shared-domain/audit/audit-kinds";
import { instant } from "./columns";
import { passingPersonId } from "./people";

/**
 * The journal: what happened, its author, the person or thing concerned, when and from where. Lines are only
 * added.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().defaultNow(),
    kind: text().$type<AuditKind>().notNull(),
    /** Null for a call without session, such as a failed sign-in. */
    actorId: passingPersonId(),
    /** The person concerned. */
    subjectId: passingPersonId(),
    /** The thing concerned: its kind and its key, such as `team:bar`. */
    target: text(),
    /** The client's network address; null for work that no call asked for. */
    address: text(),
    userAgent: text(),
    /** Further facts; never a password, a token or a whole document. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (entry) => [
    index().on(entry.at),
    index().on(entry.kind, entry.at),
    index().on(entry.actorId, entry.at),
    index().on(entry.subjectId, entry.at),
    index().on(entry.target, entry.at),
    // For one kind of lines of a person who has many.
    index().on(entry.actorId, entry.kind, entry.at),
    index().on(entry.subjectId, entry.kind, entry.at),
  ],
);
