import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { requireMembership } from "@coulisses/shared-domain/access/access";
import { approve } from "@coulisses/shared-domain/festival-activity/review/approve";
import { requestReview } from "@coulisses/shared-domain/festival-activity/review/ask-for-review";
import { addFeedback } from "@coulisses/shared-domain/festival-event/feedback";
import { reject } from "@coulisses/shared-domain/festival-activity/review/reject";
import type { ReviewMails } from "../mails/review-mails";
import { feedbackForm } from "../../festival-events/input/review";
import { approveForm, rejectForm } from "../input/review";
import type { DefineSheetRoute } from "../../festival-events/routes/sheet-route";

export function reviewRoutes(define: DefineSheetRoute<FestivalActivity>, mails: ReviewMails): void {
  define({
    method: "POST",
    path: "/ask-for-review",
    summary: "Demander la relecture d'une FA",
    permission: "write-fa",
    status: 201,
    event: "festival-activity-ready-to-review",
    change: (fa, { act }) => requestReview(fa, act).festivalActivity,
  });
  define({
    method: "POST",
    path: "/approve",
    summary: "Approuver une FA pour une équipe",
    permission: "validate-fa",
    body: approveForm,
    event: "festival-activity-approved",
    change: (fa, { body: { team }, act, access }) => {
      requireMembership(access, team);
      return approve(fa, { team, ...act });
    },
    afterwards: mails.onApproval,
  });
  define({
    method: "POST",
    path: "/reject",
    summary: "Rejeter une FA pour une équipe",
    permission: "validate-fa",
    body: rejectForm,
    event: "festival-activity-rejected",
    change: (fa, { body: { team, reason }, act, access }) => {
      requireMembership(access, team);
      return reject(fa, { team, reason, ...act });
    },
    afterwards: mails.onRejection,
  });
  define({
    method: "POST",
    path: "/feedbacks",
    summary: "Commenter une FA",
    permission: "write-fa",
    body: feedbackForm,
    change: (fa, { body, act }) => addFeedback(fa, { content: body.content, ...act }),
  });
}
