import type { FeedbackForm } from "@coulisses/shared-domain/contract/festival-events";
import type { EnableAssignmentForm } from "@coulisses/shared-domain/contract/festival-tasks";
import type { taskCalls } from "@coulisses/shared-domain/contract/task-calls";
import type {
  FestivalTask,
  FestivalTaskReviewer,
} from "@coulisses/shared-domain/festival-task/festival-task";
import { taskRoutes } from "@coulisses/shared-domain/routes/task";
import { editsOf } from "@coulisses/shared-sheets/edit";

const edit = editsOf<typeof taskCalls, FestivalTask>(taskRoutes);

/** Asks the teams concerned for a review. */
export const askForReview = () => edit("askForReview", {});

/**
 * A verdict is about the content that the reviewer read: any change but comments and other people's plannings
 * makes a conflict.
 */
function replaces({ general, instructions, inquiries, mobilizations }: FestivalTask) {
  const asked = mobilizations.map(({ id, durationSplitInHour, volunteers, teams }) => ({
    id,
    durationSplitInHour,
    volunteers: volunteers.map((volunteer) => volunteer.id),
    teams,
  }));
  return { general, instructions, inquiries, asked };
}

/** Approves the sheet for a team. */
export const approve = (team: FestivalTaskReviewer) => edit("approve", { body: { team } }, { replaces });

/** Declares that a team has nothing to review. */
export const ignore = (team: FestivalTaskReviewer) => edit("ignore", { body: { team } }, { replaces });

/** Refuses the sheet for a team, with a reason. */
export const reject = (team: FestivalTaskReviewer, reason: string) =>
  edit("reject", { body: { team, reason } });

/** Makes the task ready to assign, with category and priority. */
export const enableAssignment = (form: EnableAssignmentForm) => edit("enableAssignment", { body: form });

/** Takes back the verdict just given for a team. */
export const takeBack = (team: FestivalTaskReviewer) => edit("takeBack", { body: { team } });

/** Undoes the act of this person that made this version of the sheet. */
export const undo = (version: number) => edit("undo", { body: { version } });

/** Adds a comment to the sheet. */
export const comment = (body: FeedbackForm) => edit("comment", { body });
