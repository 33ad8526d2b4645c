import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  varchar,
} from "drizzle-orm/pg-core";
import type { AssignmentCategory } from "@coulisses/shared-domain/assignment/category";
import type {
  FestivalTask,
  FestivalTaskReviewer,
  FestivalTaskStatus,
  Review,
} from "@coulisses/shared-domain/festival-task/festival-task";
import { teams } from "./access";
import { locations } from "./catalogues";
import { generatedId, insertionRank, instant, period } from "./columns";
import { festivalActivities } from "./festival-activities";
import { remainingPersonId, users } from "./people";
import { editionOfSheet, feedback, gearRequest, historyEvent } from "./sheet-columns";

export const festivalTasks = pgTable(
  "festival_tasks",
  {
    /** The next integer after the highest one ever given, except 420. */
    id: integer().primaryKey(),
    version: integer().notNull().default(1),
    status: text().$type<FestivalTaskStatus>().notNull().default("DRAFT"),
    name: text().notNull(),
    festivalActivityId: integer()
      .notNull()
      .references(() => festivalActivities.id),
    administratorId: remainingPersonId(),
    teamCode: varchar({ length: 20 }).references(() => teams.code),
    appointmentId: integer().references(() => locations.id),
    globalInstruction: text(),
    inChargeInstruction: text(),
    reviewerId: integer().references(() => users.id),
    /** Both are set when the assignment starts. */
    category: text().$type<AssignmentCategory>(),
    topPriority: boolean(),
    deletedAt: instant(),
    ...editionOfSheet(),
    /** The sheet of an earlier edition that this one began as. */
    restartedFrom: integer().references((): AnyPgColumn => festivalTasks.id),
  },
  (task) => [
    check(
      "festival_tasks_status",
      sql`${task.status} in ('DRAFT', 'IN_REVIEW', 'VALIDATED', 'REFUSED', 'READY_TO_ASSIGN')`,
    ),
    check(
      "festival_tasks_ready",
      sql`${task.status} = 'DRAFT' or ${task.deletedAt} is not null or (${task.teamCode} is not null and ${task.appointmentId} is not null and ${task.globalInstruction} is not null and ${task.reviewerId} is not null)`,
    ),
    check(
      "festival_tasks_assignment",
      sql`(${task.status} = 'READY_TO_ASSIGN') = (${task.topPriority} is not null) and (${task.category} is null or ${task.topPriority} is not null)`,
    ),
    check(
      "festival_tasks_category",
      sql`${task.category} in ('BAR', 'RELOU', 'STATIQUE', 'MANUTENTION', 'FUN')`,
    ),
    index().on(task.festivalActivityId),
    index().on(task.administratorId),
    index().on(task.teamCode),
    index().on(task.appointmentId),
    index().on(task.reviewerId),
    index().on(task.edition),
    index().on(task.restartedFrom),
  ],
);

const taskId = () =>
  integer()
    .notNull()
    .references(() => festivalTasks.id, { onDelete: "cascade" });

export const festivalTaskContacts = pgTable(
  "festival_task_contacts",
  { taskId: taskId(), userId: remainingPersonId(), rank: insertionRank() },
  (contact) => [
    primaryKey({ columns: [contact.taskId, contact.userId], name: "festival_task_contacts_pk" }),
    index().on(contact.userId),
  ],
);

export const festivalTaskInChargeVolunteers = pgTable(
  "festival_task_in_charge_volunteers",
  { taskId: taskId(), userId: remainingPersonId(), rank: insertionRank() },
  (volunteer) => [
    primaryKey({
      columns: [volunteer.taskId, volunteer.userId],
      name: "festival_task_in_charge_volunteers_pk",
    }),
    index().on(volunteer.userId),
  ],
);

export const festivalTaskMobilizations = pgTable(
  "festival_task_mobilizations",
  {
    taskId: taskId(),
    id: text().notNull(),
    ...period(),
    durationSplitInHour: integer(),
  },
  (mobilization) => [
    primaryKey({ columns: [mobilization.taskId, mobilization.id], name: "festival_task_mobilizations_pk" }),
    check("festival_task_mobilizations_duration", sql`${mobilization.endAt} > ${mobilization.startAt}`),
    check("festival_task_mobilizations_split", sql`${mobilization.durationSplitInHour} > 0`),
  ],
);

const mobilizationId = () => text().notNull();

type ColumnsOf<Table extends string> = Record<"taskId" | "mobilizationId", AnyPgColumn<{ tableName: Table }>>;

/** A key by which a row goes with its mobilization, whose id follows its period. */
export const withMobilization = <Table extends string>(row: ColumnsOf<Table>, name: string) =>
  foreignKey({
    columns: [row.taskId, row.mobilizationId],
    foreignColumns: [festivalTaskMobilizations.taskId, festivalTaskMobilizations.id],
    name,
  })
    .onDelete("cascade")
    .onUpdate("cascade");

export const festivalTaskMobilizationVolunteers = pgTable(
  "festival_task_mobilization_volunteers",
  {
    taskId: integer().notNull(),
    mobilizationId: mobilizationId(),
    userId: remainingPersonId(),
    rank: insertionRank(),
  },
  (volunteer) => [
    primaryKey({
      columns: [volunteer.taskId, volunteer.mobilizationId, volunteer.userId],
      name: "festival_task_mobilization_volunteers_pk",
    }),
    withMobilization(volunteer, "festival_task_mobilization_volunteers_mobilization_fk"),
    index().on(volunteer.userId),
  ],
);

export const festivalTaskMobilizationTeams = pgTable(
  "festival_task_mobilization_teams",
  {
    taskId: integer().notNull(),
    mobilizationId: mobilizationId(),
    teamCode: varchar({ length: 20 })
      .notNull()
      .references(() => teams.code),
    rank: insertionRank(),
    count: integer().notNull(),
  },
  (team) => [
    primaryKey({
      columns: [team.taskId, team.mobilizationId, team.teamCode],
      name: "festival_task_mobilization_teams_pk",
    }),
    withMobilization(team, "festival_task_mobilization_teams_mobilization_fk"),
    check("festival_task_mobilization_teams_count", sql`${team.count} > 0`),
    index().on(team.teamCode),
  ],
);

export const festivalTaskInquiryRequests = pgTable(
  "festival_task_inquiry_requests",
  {
    taskId: taskId(),
    ...gearRequest(),
  },
  (request) => [
    primaryKey({ columns: [request.taskId, request.gearId], name: "festival_task_inquiry_requests_pk" }),
    check("festival_task_inquiry_requests_quantity", sql`${request.quantity} > 0`),
    index().on(request.gearId),
  ],
);

/** One a team once the task has left the draft; none before. */
export const festivalTaskReviews = pgTable(
  "festival_task_reviews",
  {
    taskId: taskId(),
    team: text().$type<FestivalTaskReviewer>().notNull(),
    review: text().$type<Review>().notNull(),
  },
  (review) => [
    primaryKey({ columns: [review.taskId, review.team], name: "festival_task_reviews_pk" }),
    check("festival_task_reviews_team", sql`${review.team} in ('humain', 'matos', 'elec')`),
    check(
      "festival_task_reviews_review",
      sql`${review.review} in ('REVIEWING', 'APPROVED', 'REJECTED', 'NOT_ASKING_TO_REVIEW', 'WILL_NOT_REVIEW')`,
    ),
  ],
);

export const festivalTaskFeedbacks = pgTable(
  "festival_task_feedbacks",
  {
    id: generatedId(),
    taskId: taskId(),
    ...feedback(),
  },
  (feedback) => [index().on(feedback.taskId)],
);

export const festivalTaskHistory = pgTable(
  "festival_task_history",
  {
    id: generatedId(),
    taskId: taskId(),
    ...historyEvent<FestivalTask>(),
  },
  (event) => [
    index().on(event.taskId),
    check(
      "festival_task_history_action",
      sql`${event.action} in ('CREATED', 'READY_TO_REVIEW', 'APPROVED', 'REJECTED', 'TAKEN_BACK', 'RESET_REVIEW', 'ASSIGNMENT_STARTED', 'FORCED_UPDATE')`,
    ),
  ],
);
