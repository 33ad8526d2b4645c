import { notFound, refused } from "../festival-error";
import type { ProposalWeights } from "./problem";

/** From asked for to ready; one that is cancelled or failed proposes nothing. */
export const proposalStatuses = ["WAITING", "RUNNING", "DONE", "CANCELLED", "FAILED"] as const;
/** The progress of a proposal. */
export type ProposalStatus = (typeof proposalStatuses)[number];

/** True while a proposal is still to be computed. */
export const isComputing = (status: ProposalStatus): boolean => status === "WAITING" || status === "RUNNING";

/** The kinds of lines of a proposal: a person gains or loses a slot against the day it was computed. */
export const lineKinds = ["GAIN", "LOSS"] as const;
/** The kind of a line of a proposal. */
export type LineKind = (typeof lineKinds)[number];

/** The largest weight of a wish; 0 is the smallest. */
export const MOST_WEIGHT = 10;

/** The initial weights of the form. */
export const defaultWeights: ProposalWeights = {
  priority: 8,
  friends: 5,
  preference: 4,
  fairness: 6,
  stability: 7,
};

/** The wishes in the order of the form, each with the effect of its weight. */
export const weightFields: readonly { key: keyof ProposalWeights; label: string; explanation: string }[] = [
  {
    key: "priority",
    label: "Tâches prioritaires",
    explanation: "Remplir d'abord les créneaux des FT prioritaires, quitte à laisser des trous ailleurs",
  },
  { key: "friends", label: "Entre amis", explanation: "Faire venir les amis au même créneau" },
  {
    key: "preference",
    label: "Préférences de planning",
    explanation: "Suivre ce que chacun a demandé : planning regroupé, aéré, ou un maximum de créneaux",
  },
  {
    key: "fairness",
    label: "Équité",
    explanation:
      "Donner autant d'heures à chacun, un peu plus à qui a peu de charisme, et partager chaque catégorie de tâches",
  },
  {
    key: "stability",
    label: "Peu de changements",
    explanation: "Laisser en place qui est déjà affecté ; compte seulement si la proposition peut déplacer",
  },
];

/** The seed of a proposal without a chosen one. */
export const DEFAULT_SEED = 1;
/** The largest seed. */
export const MOST_SEED = 1_000_000;

/** The seconds after which the best proposal found so far is taken, and those that may be asked for. */
export const DEFAULT_DEADLINE = 60;
export const LEAST_DEADLINE = 5;
export const MOST_DEADLINE = 180;

/** How far from what no proposal exceeds a value may be, as a share of it; null before both are known. */
export function gapOf({ value, bound }: { value: number | null; bound: number | null }): number | null {
  if (value === null || bound === null) return null;
  return bound <= value ? 0 : (bound - value) / Math.abs(bound);
}

/** The `not-found` for a proposal that does not exist, or no longer. */
export const proposalNotFound = () => notFound("Cette proposition n'existe pas, ou plus");
/** The refusal to read or accept a proposal that is not computed. */
export const proposalNotReady = () => refused("Cette proposition n'est pas prête");
/** The refusal to cancel a proposal that is not being computed. */
export const proposalNotComputing = () => refused("Cette proposition n'est pas en cours de calcul");
/** The `not-found` for an unknown acceptance. */
export const acceptanceNotFound = () => notFound("Cette acceptation n'existe pas, ou plus");
/** The refusal to undo an acceptance twice. */
export const acceptanceUndone = () => refused("Cette acceptation est déjà annulée");
/** The `not-found` for a slot and a team that the proposal does not leave open. */
export const holeNotFound = () =>
  notFound("La proposition ne laisse pas de trou à ce créneau pour cette équipe");
