import { isMemberOf, type Access } from "@coulisses/shared-domain/access/access";
import { whyNotApprovable } from "@coulisses/shared-domain/festival-task/review/approve";
import {
  APPROVED,
  DRAFT,
  festivalTaskReviewers,
  NOT_ASKING_TO_REVIEW,
  READY_TO_ASSIGN,
  REVIEWING,
  WILL_NOT_REVIEW,
  type FestivalTask,
  type FestivalTaskReviewer,
} from "@coulisses/shared-domain/festival-task/festival-task";
import { whyNotIgnorable } from "@coulisses/shared-domain/festival-task/review/ignore";
import type { Verdict } from "@coulisses/shared-sheets/review";

/** Verdicts that the reader's teams may give now; humain may not skip its review. */
export function verdictsOf(task: FestivalTask, access: Access): Verdict<FestivalTaskReviewer>[] {
  if (task.status === DRAFT) return [];
  const { reviews, status } = task;
  return festivalTaskReviewers
    .filter((team) => isMemberOf(access, team))
    .filter((team) => reviews[team] !== NOT_ASKING_TO_REVIEW && reviews[team] !== WILL_NOT_REVIEW)
    .map((team) => {
      const refusal = whyNotApprovable(task, team);
      const silent = reviews[team] === APPROVED || status === READY_TO_ASSIGN;
      return {
        team,
        isAwaited: reviews[team] === REVIEWING,
        canApprove: refusal === undefined,
        canReject: true,
        ...(team !== "humain" && status !== READY_TO_ASSIGN && { ignore: ignoringOf(task, team) }),
        ...(refusal && !silent && { obstacle: refusal.message }),
      };
    });
}

function ignoringOf(task: FestivalTask, team: FestivalTaskReviewer): { obstacle?: string } {
  const refusal = whyNotIgnorable(task, team);
  return refusal ? { obstacle: refusal.message } : {};
}
