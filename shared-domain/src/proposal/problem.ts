import type { AssignmentCategory } from "../assignment/category";
import type { RestRules } from "../assignment/rest";
import type { AssignmentPreference } from "../people/assignment-preference";

/** From one instant to another, in milliseconds since 1970: data only, so that it travels to a thread and is kept. */
export type Span = readonly [start: number, end: number];

/** A slot of a task that is ready. */
export type ProblemSlot = {
  /** The task, its mobilization and the slot, as one word. */
  key: string;
  taskId: number;
  span: Span;
  category: AssignmentCategory | null;
  topPriority: boolean;
  /** How many people each team (a code) is to send, those who come today included. */
  demands: readonly { team: string; demand: number }[];
};

/** Somebody who may be assigned. */
export type ProblemPerson = {
  id: number;
  /** Codes of the teams as whose members they may come, those implied by others included (TM-1). */
  teams: readonly string[];
  charisma: number;
  preference: AssignmentPreference;
  availabilities: readonly Span[];
  breaks: readonly Span[];
  rest: RestRules;
  /** Both directions. */
  friendIds: readonly number[];
};

/** Who comes to which slot, as a member of which team (a code). */
export type ProblemPlace = { personId: number; slotKey: string; as: string };

/** Who comes today. Those whom a sheet names (`as` null) fill no demand. */
export type ProblemPresence = Omit<ProblemPlace, "as"> & {
  as: string | null;
  /** No proposal may take this person off. */
  fixed: boolean;
};

/** How much each wish counts, from 0 (not at all) to 10. */
export type ProposalWeights = {
  /** Slots whose task has priority, over the others. */
  priority: number;
  friends: number;
  preference: number;
  /** The same hours for everybody, those with little charisma a little more, each kind of task shared out. */
  fairness: number;
  /** Whoever comes today goes on coming. */
  stability: number;
};

/** Everything that a proposal is computed from; the same problem with the same seed gives the same proposal. */
export type ProposalProblem = {
  seed: number;
  slots: readonly ProblemSlot[];
  people: readonly ProblemPerson[];
  today: readonly ProblemPresence[];
  weights: ProposalWeights;
};

/** What is proposed: everybody who comes for a team, those of today who stay included. */
export type ProposalSolution = {
  places: readonly ProblemPlace[];
  /** What the wishes count together, and what no proposal can exceed; in the model's own unit. */
  value: number;
  bound: number;
};
