import type { AssignmentCategory } from "../assignment/category";
import type { RestRules } from "../assignment/rest";
import type { AssignmentPreference } from "../people/assignment-preference";

/** An interval in milliseconds since 1970: plain data, so that it can be sent to a thread and stored. */
export type Span = readonly [start: number, end: number];

/** A slot of a task in assignment. */
export type ProblemSlot = {
  /** The identifiers of task, mobilization and slot in one text. */
  key: string;
  taskId: number;
  span: Span;
  category: AssignmentCategory | null;
  topPriority: boolean;
  /** The number of people that each team (a code) sends, today's included. */
  demands: readonly { team: string; demand: number }[];
};

/** A person who may be assigned. */
export type ProblemPerson = {
  id: number;
  /** Codes of the teams that they may come for, implied ones included (TM-1). */
  teams: readonly string[];
  charisma: number;
  preference: AssignmentPreference;
  availabilities: readonly Span[];
  breaks: readonly Span[];
  rest: RestRules;
  /** Friendships in both directions. */
  friendIds: readonly number[];
};

/** A person at a slot for a team (a code). */
export type ProblemAssignment = { personId: number; slotKey: string; as: string };

/** A person at a slot today. People named by a sheet (`as` null) fill no demand. */
export type ProblemPresence = Omit<ProblemAssignment, "as"> & {
  as: string | null;
  /** No proposal may take this person off. */
  fixed: boolean;
};

/** The weight of each wish, from 0 (ignored) to 10. */
export type ProposalWeights = {
  /** Slots of tasks with priority come first. */
  priority: number;
  friends: number;
  preference: number;
  /** Equal hours for all, a little more for those with little charisma; each kind of task is shared. */
  fairness: number;
  /** People keep their present slots. */
  stability: number;
};

/** The input of a proposal; the same problem with the same seed gives the same proposal. */
export type ProposalProblem = {
  seed: number;
  slots: readonly ProblemSlot[];
  people: readonly ProblemPerson[];
  today: readonly ProblemPresence[];
  weights: ProposalWeights;
};

/** A proposal: every place for a team, those of today that stay included. */
export type ProposalSolution = {
  places: readonly ProblemAssignment[];
  /** The value of the objective, and an upper bound of it that no proposal can exceed; in points. */
  value: number;
  bound: number;
  /** True when it was taken before all was tried. */
  isCut?: boolean;
};
