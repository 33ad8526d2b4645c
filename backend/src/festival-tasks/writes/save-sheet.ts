import {
  DRAFT,
  type FestivalTask,
  READY_TO_ASSIGN,
} from "@coulisses/shared-domain/festival-task/festival-task";
import type { WriteTransaction } from "../../database/database";
import { festivalTasks } from "../../database/schema/festival-tasks";
import { rowSaverOf } from "../../festival-events/save-row";
import { reviewAndEventSaversOf } from "../../festival-events/save-reviews-and-events";
import { saveAssignments } from "./save-assignments";
import { saveMobilizations } from "./save-mobilizations";
import { saveContacts, saveInChargeVolunteers, saveRequests } from "./save-parts";

const { saveReviews, saveFeedbacks, saveHistory } = reviewAndEventSaversOf("festival_task", "task_id");
export { saveHistory };

type Row = ReturnType<typeof rowOf> & { version: number };
const saveRow = rowSaverOf<Row>(festivalTasks, [
  "version",
  "status",
  "name",
  "administratorId",
  "teamCode",
  "appointmentId",
  "globalInstruction",
  "inChargeInstruction",
  "reviewerId",
  "category",
  "topPriority",
]);

/** Saves what a rule changed, and nothing else. */
export async function saveSheet(
  tx: WriteTransaction,
  before: FestivalTask,
  after: FestivalTask,
): Promise<void> {
  const [old, next] = [before.instructions, after.instructions];
  await saveRow(tx, after.id, { ...rowOf(after), version: after.version });
  await saveReviews(tx, before, after);
  await saveContacts(tx, after.id, old.contacts, next.contacts);
  await saveInChargeVolunteers(tx, after.id, old.inCharge.volunteers, next.inCharge.volunteers);
  await saveMobilizations(tx, after.id, before.mobilizations, after.mobilizations);
  await saveRequests(tx, after.id, before.inquiries, after.inquiries);
  await saveAssignments(tx, before, after);
  await saveFeedbacks(tx, before, after);
  await saveHistory(tx, before, after);
}

/** The sheet's own row; its children have tables of their own. */
export function rowOf(ft: FestivalTask) {
  const { status, general, instructions } = ft;
  return {
    status,
    name: general.name,
    administratorId: general.administrator.id,
    teamCode: general.team,
    appointmentId: instructions.appointment?.id ?? null,
    globalInstruction: instructions.global,
    inChargeInstruction: instructions.inCharge.instruction,
    reviewerId: ft.status === DRAFT ? null : ft.reviewer.id,
    ...(ft.status === READY_TO_ASSIGN
      ? { category: ft.category ?? null, topPriority: ft.topPriority }
      : { category: null, topPriority: null }),
  };
}
