import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { festivalActivities } from "./festival-activities";

/** What activities need to know of their tasks. */
export const festivalTasks = pgTable(
  "festival_tasks",
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    status: text({ enum: ["DRAFT", "IN_REVIEW", "VALIDATED", "REFUSED", "READY_TO_ASSIGN"] })
      .notNull()
      .default("DRAFT"),
    festivalActivityId: integer()
      .notNull()
      .references(() => festivalActivities.id),
    deletedAt: instant(),
  },
  (task) => [
    check(
      "festival_tasks_status",
      sql`${task.status} in ('DRAFT', 'IN_REVIEW', 'VALIDATED', 'REFUSED', 'READY_TO_ASSIGN')`,
    ),
    index().on(task.festivalActivityId),
  ],
);
