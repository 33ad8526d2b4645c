import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { requireMembership } from "@coulisses/shared-domain/access/access";
import { addFeedback } from "@coulisses/shared-domain/festival-event/feedback";
import { approve } from "@coulisses/shared-domain/festival-task/review/approve";
import { requestReview } from "@coulisses/shared-domain/festival-task/review/ask-for-review";
import { enableAssignment } from "@coulisses/shared-domain/festival-task/mobilization/enable-assignment";
import { ignore } from "@coulisses/shared-domain/festival-task/review/ignore";
import { reject } from "@coulisses/shared-domain/festival-task/review/reject";
import { feedbackForm } from "../../festival-events/input/review";
import { approveForm, enableAssignmentForm, ignoreForm, rejectForm } from "../input/review";
import { reviewerCandidates } from "../writes/reviewers";
import type { Afterwards, DefineSheetRoute } from "../../festival-events/routes/sheet-route";

export function reviewRoutes(
  define: DefineSheetRoute<FestivalTask>,
  onRejection: Afterwards<FestivalTask>,
): void {
  define({
    method: "POST",
    path: "/ask-for-review",
    summary: "Demander la relecture d'une FT",
    permission: "write-ft",
    status: 201,
    event: "festival-task-ready-to-review",
    change: async (ft, { act, tx }) =>
      requestReview(ft, { ...act, reviewers: await reviewerCandidates(tx) }).festivalTask,
  });
  define({
    method: "POST",
    path: "/approve",
    summary: "Approuver une FT pour une équipe",
    permission: "validate-ft",
    body: approveForm,
    event: "festival-task-approved",
    change: (ft, { body: { team }, act, access }) => {
      requireMembership(access, team);
      return approve(ft, { team, ...act });
    },
  });
  define({
    method: "POST",
    path: "/reject",
    summary: "Rejeter une FT pour une équipe ; ses affectations sont perdues",
    permission: "validate-ft",
    body: rejectForm,
    event: "festival-task-rejected",
    change: (ft, { body: { team, reason }, act, access }) => {
      requireMembership(access, team);
      return reject(ft, { team, reason, ...act });
    },
    afterwards: onRejection,
  });
  define({
    method: "POST",
    path: "/ignore",
    summary: "Ne pas relire une FT pour une équipe",
    permission: "validate-ft",
    body: ignoreForm,
    event: "festival-task-ignored",
    change: (ft, { body: { team }, access }) => {
      requireMembership(access, team);
      return ignore(ft, { team });
    },
  });
  define({
    method: "POST",
    path: "/enable-assignment",
    summary: "Commencer l'affectation d'une FT",
    permission: "affect-volunteer",
    body: enableAssignmentForm,
    event: "festival-task-ready-to-assign",
    change: (ft, { body, act }) => enableAssignment(ft, { ...body, ...act }),
  });
  define({
    method: "POST",
    path: "/feedbacks",
    summary: "Commenter une FT",
    permission: "write-ft",
    body: feedbackForm,
    change: (ft, { body, act }) => addFeedback(ft, { content: body.content, ...act }),
  });
}
