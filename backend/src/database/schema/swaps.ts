import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { slots } from "./slots";
import { instant } from "./columns";
import { users } from "./people";

/** Somebody who can't come to a slot asks for whoever will; it goes with the slot. */
export const swapRequests = pgTable(
  "swap_requests",
  {
    id: uuid().primaryKey(),
    requesterId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    taskId: integer().notNull(),
    mobilizationId: text().notNull(),
    assignmentId: text().notNull(),
    /** Why, as the requester wrote it. */
    reason: text().notNull(),
    status: text({ enum: ["OPEN", "TAKEN", "APPROVED", "REFUSED", "CANCELLED", "EXPIRED"] })
      .notNull()
      .default("OPEN"),
    /** Who offers to come instead. */
    takerId: integer().references(() => users.id, { onDelete: "set null" }),
    takenAt: instant(),
    /** None when the rules of the managers decided. */
    decidedBy: integer().references(() => users.id, { onDelete: "set null" }),
    decidedAt: instant(),
    /** What the manager answers. */
    answer: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (request) => [
    foreignKey({
      columns: [request.taskId, request.mobilizationId, request.assignmentId],
      foreignColumns: [slots.taskId, slots.mobilizationId, slots.id],
      name: "swap_requests_assignment_fk",
    })
      .onDelete("cascade")
      .onUpdate("cascade"),
    // One at a time for a slot of somebody.
    uniqueIndex("swap_requests_pending")
      .on(request.requesterId, request.taskId, request.mobilizationId, request.assignmentId)
      .where(sql`${request.status} in ('OPEN', 'TAKEN')`),
    index().on(request.takerId),
    check(
      "swap_requests_status",
      sql`${request.status} in ('OPEN', 'TAKEN', 'APPROVED', 'REFUSED', 'CANCELLED', 'EXPIRED')`,
    ),
  ],
);

/** Who was told of a request, since they could come: they alone may read and take it. */
export const swapInvitations = pgTable(
  "swap_invitations",
  {
    requestId: uuid()
      .notNull()
      .references(() => swapRequests.id, { onDelete: "cascade" }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    declinedAt: instant(),
  },
  (invitation) => [
    primaryKey({ columns: [invitation.requestId, invitation.userId] }),
    index().on(invitation.userId),
  ],
);
