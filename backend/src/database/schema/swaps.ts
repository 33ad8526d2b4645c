import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { slots } from "./slots";
import { instant, slotKey } from "./columns";
import { passingPersonId, personId } from "./people";

/** A volunteer who can't come to a slot asks to be replaced; removed with the slot. */
export const swapRequests = pgTable(
  "swap_requests",
  {
    id: uuid().primaryKey(),
    requesterId: personId(),
    ...slotKey(),
    /** The requester's reason. */
    reason: text().notNull(),
    status: text({ enum: ["OPEN", "TAKEN", "APPROVED", "REFUSED", "CANCELLED", "EXPIRED"] })
      .notNull()
      .default("OPEN"),
    /** The volunteer who offers to come instead. */
    takerId: passingPersonId(),
    takenAt: instant(),
    /** Null when the swap rules approved it. */
    decidedBy: passingPersonId(),
    decidedAt: instant(),
    /** The manager's answer. */
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
    // One pending request for each person and slot.
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

/** The volunteers invited by a request: only they may read and take it. */
export const swapInvitations = pgTable(
  "swap_invitations",
  {
    requestId: uuid()
      .notNull()
      .references(() => swapRequests.id, { onDelete: "cascade" }),
    userId: personId(),
    declinedAt: instant(),
  },
  (invitation) => [
    primaryKey({ columns: [invitation.requestId, invitation.userId] }),
    index().on(invitation.userId),
  ],
);
