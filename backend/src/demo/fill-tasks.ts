import {
  DRAFT,
  type FestivalTask,
  READY_TO_ASSIGN,
  festivalTaskReviewers,
} from "@coulisses/shared-domain/festival-task/festival-task";
import type { Transaction } from "../database/database";
import * as slots from "../database/schema/slots";
import * as tables from "../database/schema/festival-tasks";
import { rowOf } from "../festival-tasks/writes/save-sheet";
import type { DemoFestival } from "./demo-festival";
import { insertAll } from "./insert-all";
import type { DemoTask } from "./tasks/tasks";

export async function fillTasks(
  tx: Transaction,
  { tasks, gears }: Pick<DemoFestival, "tasks" | "gears">,
): Promise<void> {
  const gearIds = new Map(gears.map(({ slug, id }) => [slug, id]));
  const sheets = tasks.map(({ sheet }) => sheet);
  const perSheet = <Row>(rows: (ft: FestivalTask) => Row[]) => sheets.flatMap(rows);

  await insertAll(
    tx,
    tables.festivalTasks,
    sheets.map((ft) => ({
      id: ft.id,
      festivalActivityId: ft.festivalActivity.id,
      ...rowOf(ft),
    })),
  );
  await insertAll(
    tx,
    tables.festivalTaskContacts,
    perSheet(({ id, instructions }) => instructions.contacts.map((one) => ({ taskId: id, userId: one.id }))),
  );
  await insertAll(
    tx,
    tables.festivalTaskInChargeVolunteers,
    perSheet(({ id, instructions }) =>
      instructions.inCharge.volunteers.map((one) => ({ taskId: id, userId: one.id })),
    ),
  );
  await fillMobilizations(tx, perSheet(mobilizationsOf));
  await insertAll(
    tx,
    tables.festivalTaskInquiryRequests,
    perSheet((ft) => requestRows(ft, gearIds)),
  );
  await insertAll(tx, tables.festivalTaskReviews, perSheet(reviewRows));
  await insertAll(
    tx,
    tables.festivalTaskFeedbacks,
    perSheet(({ id, feedbacks }) =>
      feedbacks.map(({ author, content, publishedAt }) => ({
        taskId: id,
        authorId: author.id,
        content,
        publishedAt: new Date(publishedAt),
      })),
    ),
  );
  await insertAll(tx, tables.festivalTaskHistory, tasks.flatMap(historyRows));
}

function mobilizationsOf(ft: FestivalTask) {
  const staffed = ft.status === READY_TO_ASSIGN ? ft.mobilizations : [];
  return ft.mobilizations.map((mobilization, index) => ({
    place: { taskId: ft.id, mobilizationId: mobilization.id },
    mobilization,
    assignments: staffed[index]?.assignments ?? [],
  }));
}

async function fillMobilizations(tx: Transaction, all: ReturnType<typeof mobilizationsOf>): Promise<void> {
  await insertAll(
    tx,
    tables.festivalTaskMobilizations,
    all.map(({ place, mobilization: { id, durationSplitInHour, ...window } }) => ({
      taskId: place.taskId,
      id,
      ...bounds(window),
      durationSplitInHour,
    })),
  );
  await insertAll(
    tx,
    tables.festivalTaskMobilizationVolunteers,
    all.flatMap(({ place, mobilization }) =>
      mobilization.volunteers.map((one) => ({ ...place, userId: one.id })),
    ),
  );
  await insertAll(
    tx,
    tables.festivalTaskMobilizationTeams,
    all.flatMap(({ place, mobilization }) =>
      mobilization.teams.map(({ team, count }) => ({ ...place, teamCode: team, count })),
    ),
  );
  await insertAll(
    tx,
    slots.slots,
    all.flatMap(({ place, assignments }) =>
      assignments.map((slot) => ({ ...place, id: slot.id, ...bounds(slot) })),
    ),
  );
  await insertAll(
    tx,
    slots.assignees,
    all.flatMap(({ place, assignments }) =>
      assignments.flatMap((slot) =>
        slot.assignees.map(({ id: userId, as: teamCode }) => ({
          ...place,
          assignmentId: slot.id,
          ...bounds(slot),
          userId,
          teamCode,
        })),
      ),
    ),
  );
}

function bounds({ start, end }: { start: string; end: string }) {
  return { startAt: new Date(start), endAt: new Date(end) };
}

/** The latest request comes first on a sheet. */
function requestRows({ id, inquiries }: FestivalTask, gearIds: ReadonlyMap<string, number>) {
  return inquiries.toReversed().map(({ slug, quantity, drive = null }) => {
    const gearId = gearIds.get(slug);
    if (gearId === undefined) throw new Error(`The demo has no gear ${slug}`);
    return { taskId: id, gearId, quantity, drive };
  });
}

function reviewRows(ft: FestivalTask) {
  if (ft.status === DRAFT) return [];
  const { id, reviews } = ft;
  return festivalTaskReviewers.map((team) => ({ taskId: id, team, review: reviews[team] }));
}

function historyRows({ sheet, snapshots }: DemoTask) {
  return snapshots.flatMap((snapshot) => {
    const event = snapshot.history.at(-1);
    if (!event) return [];
    const { action, by, at, description } = event;
    return [{ taskId: sheet.id, action, byId: by.id, at: new Date(at), description, snapshot }];
  });
}
