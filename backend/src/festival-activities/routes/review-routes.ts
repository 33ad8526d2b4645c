import { requireMembership } from "@coulisses/shared-domain/access/access";
import { activityCalls as calls } from "@coulisses/shared-domain/contract/activity-calls";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { approve } from "@coulisses/shared-domain/festival-activity/review/approve";
import { requestReview } from "@coulisses/shared-domain/festival-activity/review/ask-for-review";
import { reject } from "@coulisses/shared-domain/festival-activity/review/reject";
import { addFeedback } from "@coulisses/shared-domain/festival-event/feedback";
import type { DefineSheetRoute } from "../../festival-events/sheet-routes";
import type { ReviewMails } from "../mails";

/** An activity's way from draft to validated. */
export function activityReviewRoutes(define: DefineSheetRoute<FestivalActivity>, mails: ReviewMails): void {
  define(calls.askForReview, {
    event: "festival-activity-ready-to-review",
    change: (fa, { act }) => requestReview(fa, act).festivalActivity,
  });
  define(calls.approve, {
    permission: "validate-fa",
    event: "festival-activity-approved",
    change: (fa, { body: { team }, act, access }) => {
      requireMembership(access, team);
      return approve(fa, { team, ...act });
    },
    afterwards: mails.onApproval,
  });
  define(calls.reject, {
    permission: "validate-fa",
    event: "festival-activity-rejected",
    change: (fa, { body: { team, reason }, act, access }) => {
      requireMembership(access, team);
      return reject(fa, { team, reason, ...act });
    },
    afterwards: mails.onRejection,
  });
  define(calls.comment, {
    change: (fa, { body, act }) => addFeedback(fa, { content: body.content, ...act }),
  });
}
