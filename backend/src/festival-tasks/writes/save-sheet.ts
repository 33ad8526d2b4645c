import { taskFields } from "@coulisses/shared-domain/festival-task/fields";
import {
  DRAFT,
  type FestivalTask,
  READY_TO_ASSIGN,
} from "@coulisses/shared-domain/festival-task/festival-task";
import type { WriteTransaction } from "../../database/database";
import { festivalTasks } from "../../database/schema/festival-tasks";
import { rowOfFields } from "../../festival-events/plain-fields";
import { rowSaverOf } from "../../festival-events/save-row";
import { reviewAndEventSaversOf } from "../../festival-events/save-reviews-and-events";
import { saveAssignments } from "./save-assignments";
import { saveMobilizations } from "./save-mobilizations";
import { saveContacts, saveInChargeVolunteers, saveRequests } from "./save-parts";

const { saveReviews, saveFeedbacks, saveHistory } = reviewAndEventSaversOf("festival_task", "task_id");
export { saveHistory };

const saveRow = rowSaverOf(festivalTasks, rowOf);

/** Saves the parts that a rule changed, and no others. */
export async function saveSheet(
  tx: WriteTransaction,
  before: FestivalTask,
  after: FestivalTask,
): Promise<void> {
  const [old, next] = [before.instructions, after.instructions];
  await saveRow(tx, after);
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
  const { version, status, general, instructions } = ft;
  return {
    version,
    status,
    ...rowOfFields(taskFields.general, general),
    administratorId: general.administrator.id,
    appointmentId: instructions.appointment?.id ?? null,
    ...rowOfFields(taskFields.instructions, instructions),
    ...rowOfFields(taskFields.inCharge, instructions.inCharge),
    reviewerId: ft.status === DRAFT ? null : ft.reviewer.id,
    ...(ft.status === READY_TO_ASSIGN
      ? { category: ft.category ?? null, topPriority: ft.topPriority }
      : { category: null, topPriority: null }),
  };
}
