import type { EnableAssignmentForm } from "@coulisses/shared-domain/contract/festival-tasks";
import type {
  FestivalTask,
  FestivalTaskReviewer,
} from "@coulisses/shared-domain/festival-task/festival-task";
import type { TaskEdit } from "../tasks-api";

export function askForReview(): TaskEdit {
  return { method: "POST", path: "ask-for-review" };
}

/** A verdict holds for what the reviewer has read: comments and others' plans aside, nothing may have changed since. */
function content({ general, instructions, inquiries, mobilizations }: FestivalTask) {
  const asked = mobilizations.map(({ id, durationSplitInHour, volunteers, teams }) => ({
    id,
    durationSplitInHour,
    volunteers: volunteers.map((volunteer) => volunteer.id),
    teams,
  }));
  return { general, instructions, inquiries, asked };
}

export function approve(team: FestivalTaskReviewer): TaskEdit {
  return { method: "POST", path: "approve", body: { team }, replaces: content };
}

export function ignore(team: FestivalTaskReviewer): TaskEdit {
  return { method: "POST", path: "ignore", body: { team }, replaces: content };
}

export function reject(team: FestivalTaskReviewer, reason: string): TaskEdit {
  return { method: "POST", path: "reject", body: { team, reason } };
}

export function enableAssignment(form: EnableAssignmentForm): TaskEdit {
  return { method: "POST", path: "enable-assignment", body: form };
}
