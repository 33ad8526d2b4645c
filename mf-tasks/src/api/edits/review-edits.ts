import type { EnableAssignmentForm } from "@coulisses/shared-domain/contract/festival-tasks";
import type { taskCalls } from "@coulisses/shared-domain/contract/task-calls";
import type {
  FestivalTask,
  FestivalTaskReviewer,
} from "@coulisses/shared-domain/festival-task/festival-task";
import { taskRoutes } from "@coulisses/shared-domain/routes/task";
import { editsOf } from "@coulisses/shared-sheets/edit";

const edit = editsOf<typeof taskCalls, FestivalTask>(taskRoutes);

export const askForReview = () => edit("askForReview", {});

/** A verdict holds for what the reviewer has read: comments and others' plans aside, nothing may have changed since. */
function replaces({ general, instructions, inquiries, mobilizations }: FestivalTask) {
  const asked = mobilizations.map(({ id, durationSplitInHour, volunteers, teams }) => ({
    id,
    durationSplitInHour,
    volunteers: volunteers.map((volunteer) => volunteer.id),
    teams,
  }));
  return { general, instructions, inquiries, asked };
}

export const approve = (team: FestivalTaskReviewer) => edit("approve", { body: { team } }, { replaces });

export const ignore = (team: FestivalTaskReviewer) => edit("ignore", { body: { team } }, { replaces });

export const reject = (team: FestivalTaskReviewer, reason: string) =>
  edit("reject", { body: { team, reason } });

export const enableAssignment = (form: EnableAssignmentForm) => edit("enableAssignment", { body: form });

export const comment = (content: string) => edit("comment", { body: { content } });
