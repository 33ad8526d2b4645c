import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  varchar,
} from "drizzle-orm/pg-core";
import { period, slotKey } from "./columns";
import { festivalTaskMobilizationTeams, withMobilization } from "./festival-tasks";
import { remainingPersonId } from "./people";

/** The slots of a task that is ready; they go with its mobilization. */
export const slots = pgTable(
  "assignments",
  {
    taskId: integer().notNull(),
    mobilizationId: text().notNull(),
    id: text().notNull(),
    ...period(),
  },
  (assignment) => [
    primaryKey({
      columns: [assignment.taskId, assignment.mobilizationId, assignment.id],
      name: "assignments_pk",
    }),
    withMobilization(assignment, "assignments_mobilization_fk"),
    unique("assignments_slot").on(
      assignment.taskId,
      assignment.mobilizationId,
      assignment.id,
      assignment.startAt,
      assignment.endAt,
    ),
    check("assignments_duration", sql`${assignment.endAt} > ${assignment.startAt}`),
  ],
);

/**
 * The people of slots; the constraint `assignees_apart` (in the migration) keeps a person from being in two
 * places at once.
 */
export const assignees = pgTable(
  "assignees",
  {
    ...slotKey(),
    userId: remainingPersonId(),
    /** The team that the person comes for; null when the mobilization names the person. */
    teamCode: varchar({ length: 20 }),
    /** The slot's, for the constraint. */
    ...period(),
  },
  (assignee) => [
    primaryKey({
      columns: [assignee.taskId, assignee.mobilizationId, assignee.assignmentId, assignee.userId],
      name: "assignees_pk",
    }),
    foreignKey({
      columns: [
        assignee.taskId,
        assignee.mobilizationId,
        assignee.assignmentId,
        assignee.startAt,
        assignee.endAt,
      ],
      foreignColumns: [slots.taskId, slots.mobilizationId, slots.id, slots.startAt, slots.endAt],
      name: "assignees_assignment_fk",
    })
      .onDelete("cascade")
      .onUpdate("cascade"),
    foreignKey({
      columns: [assignee.taskId, assignee.mobilizationId, assignee.teamCode],
      foreignColumns: [
        festivalTaskMobilizationTeams.taskId,
        festivalTaskMobilizationTeams.mobilizationId,
        festivalTaskMobilizationTeams.teamCode,
      ],
      name: "assignees_team_fk",
    })
      .onDelete("cascade")
      .onUpdate("cascade"),
    index().on(assignee.userId),
  ],
);
