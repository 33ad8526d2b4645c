import type { FestivalActivityStatus, Review } from "./festival-activity";

/** The French name of each status. */
export const statusLabels: Record<FestivalActivityStatus, string> = {
  DRAFT: "Brouillon",
  IN_REVIEW: "Relecture en cours",
  REFUSED: "Refusée",
  VALIDATED: "Validée",
};

/** The French label of each review. */
export const reviewLabels: Record<Review, string> = {
  REVIEWING: "À relire",
  APPROVED: "Approuvée",
  REJECTED: "Rejetée",
  NOT_ASKING_TO_REVIEW: "Pas de relecture",
};

/** The texts of the history, one for each action; `reason` is what the reviewer wrote. */
export const historyDescriptions = {
  created: "FA créée",
  readyToReview: "Demande de relecture de la FA",
  approved: "FA approuvée",
  rejected: (reason: string) => `FA rejetée pour la raison suivante: ${reason}`,
  takenBack: { APPROVED: "Approbation de la FA annulée", REJECTED: "Rejet de la FA annulé" },
};
