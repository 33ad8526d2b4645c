import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { LoadingWay } from "@coulisses/shared-domain/loading/loading";
import { gears } from "./catalogues";
import { instant, period } from "./columns";
import { festivalActivities } from "./festival-activities";
import { festivalTasks } from "./festival-tasks";
import { passingPersonId } from "./people";

/**
 * The ticks of gear that was loaded or brought back. They are only added, under the id that the phone gave them: those
 * of two offline phones add up, and one sent twice counts once. They keep the quantity and the hours that they stand
 * for, since a request may change afterwards.
 */
export const loadingMarks = pgTable(
  "loading_marks",
  {
    id: uuid().primaryKey(),
    activityId: integer().references(() => festivalActivities.id, { onDelete: "cascade" }),
    taskId: integer().references(() => festivalTasks.id, { onDelete: "cascade" }),
    gearId: integer()
      .notNull()
      .references(() => gears.id, { onDelete: "cascade" }),
    quantity: integer().notNull(),
    ...period(),
    way: text().$type<LoadingWay>().notNull(),
    /** False when a tick is taken off. */
    isDone: boolean().notNull(),
    /** By the phone's clock. */
    notedAt: instant().notNull(),
    notedBy: passingPersonId(),
    receivedAt: instant().notNull().defaultNow(),
  },
  (mark) => [
    index().on(mark.activityId),
    index().on(mark.taskId),
    index().on(mark.gearId),
    index().on(mark.notedBy),
    check("loading_marks_sheet", sql`num_nonnulls(${mark.activityId}, ${mark.taskId}) = 1`),
    check("loading_marks_quantity", sql`${mark.quantity} > 0`),
    check("loading_marks_way", sql`${mark.way} in ('OUT', 'BACK')`),
    check("loading_marks_duration", sql`${mark.endAt} > ${mark.startAt}`),
  ],
);
