import { requireMembership } from "@coulisses/shared-domain/access/access";
import { taskCalls as calls } from "@coulisses/shared-domain/contract/task-calls";
import { addFeedback } from "@coulisses/shared-domain/festival-event/feedback";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { enableAssignment } from "@coulisses/shared-domain/festival-task/mobilization/enable-assignment";
import { approve } from "@coulisses/shared-domain/festival-task/review/approve";
import { requestReview } from "@coulisses/shared-domain/festival-task/review/ask-for-review";
import { ignore } from "@coulisses/shared-domain/festival-task/review/ignore";
import { reject } from "@coulisses/shared-domain/festival-task/review/reject";
import type { Afterwards, DefineSheetRoute } from "../../festival-events/sheet-routes";
import { reviewerCandidates } from "../queries/reviewers";

/** A task's way from draft to assignment. */
export function taskReviewRoutes(
  define: DefineSheetRoute<FestivalTask>,
  onRejection: Afterwards<FestivalTask>,
): void {
  define(calls.askForReview, {
    event: "festival-task-ready-to-review",
    change: async (ft, { act, tx }) =>
      requestReview(ft, { ...act, reviewers: await reviewerCandidates(tx) }).festivalTask,
  });
  define(calls.approve, {
    permission: "validate-ft",
    event: "festival-task-approved",
    change: (ft, { body: { team }, act, access }) => {
      requireMembership(access, team);
      return approve(ft, { team, ...act });
    },
  });
  define(calls.reject, {
    permission: "validate-ft",
    event: "festival-task-rejected",
    change: (ft, { body: { team, reason }, act, access }) => {
      requireMembership(access, team);
      return reject(ft, { team, reason, ...act });
    },
    afterwards: onRejection,
  });
  define(calls.ignore, {
    permission: "validate-ft",
    event: "festival-task-ignored",
    change: (ft, { body: { team }, access }) => {
      requireMembership(access, team);
      return ignore(ft, { team });
    },
  });
  define(calls.enableAssignment, {
    permission: "affect-volunteer",
    event: "festival-task-ready-to-assign",
    change: (ft, { body, act }) => enableAssignment(ft, { ...body, ...act }),
  });
  define(calls.comment, {
    change: (ft, { body, act }) => addFeedback(ft, { content: body.content, ...act }),
  });
}
