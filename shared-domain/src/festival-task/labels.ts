import {
  reviewLabels as sharedReviewLabels,
  statusLabels as activityStatusLabels,
} from "../festival-activity/labels";
import type { FestivalTaskStatus, Review } from "./festival-task";

/** The French name of each status. */
export const statusLabels: Record<FestivalTaskStatus, string> = {
  ...activityStatusLabels,
  READY_TO_ASSIGN: "Prête pour affectation",
};

/** The French label of each review. */
export const reviewLabels: Record<Review, string> = {
  ...sharedReviewLabels,
  WILL_NOT_REVIEW: "Ne va pas relire",
};

/** The texts of the history, one for each action; `reason` is what the reviewer wrote, or what changed (FT-41). */
export const historyDescriptions = {
  created: "FT créée",
  readyToReview: "Demande de relecture de la FT",
  approved: "FT approuvée",
  rejected: (reason: string) => `FT rejetée pour la raison suivante: ${reason}`,
  takenBack: { APPROVED: "Approbation de la FT annulée", REJECTED: "Rejet de la FT annulé" },
  resetReview: (reason: string) => `Précédentes approbations réinitialisées par ${reason}`,
  assignmentStarted: "Affectation activée pour la FT",
  forcedUpdate: "Mise à jour forcée des instructions",
};
