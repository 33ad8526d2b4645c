import {
  reviewLabels as sharedReviewLabels,
  statusLabels as activityStatusLabels,
} from "../festival-activity/labels";
import type { FestivalTaskStatus, Review } from "./festival-task";

export const statusLabels: Record<FestivalTaskStatus, string> = {
  ...activityStatusLabels,
  READY_TO_ASSIGN: "Prête pour affectation",
};

export const reviewLabels: Record<Review, string> = {
  ...sharedReviewLabels,
  WILL_NOT_REVIEW: "Ne va pas relire",
};

export const historyDescriptions = {
  created: "FT créée",
  readyToReview: "Demande de relecture de la FT",
  approved: "FT approuvée",
  rejected: (reason: string) => `FT rejetée pour la raison suivante: ${reason}`,
  resetReview: (reason: string) => `Précédentes approbations réinitialisées par ${reason}`,
  assignmentStarted: "Affectation activée pour la FT",
  forcedUpdate: "Mise à jour forcée des instructions",
};
