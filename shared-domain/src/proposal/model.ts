import { assignmentCategories } from "../assignment/category";
import type { SlotDays } from "./festival-days";
import type { ProblemPerson, ProblemPlace, Span } from "./problem";
import type { ShareWeight } from "./worth";

/** A slot that lasts, in the order of time. */
export type ModelSlot = SlotDays & {
  key: string;
  start: number;
  end: number;
  hours: number;
  /** Points for each place that is filled. */
  worth: number;
  /** Which kind of hours it brings: 0 for no category, else 1 + its rank. */
  kind: number;
};

/** What a slot still asks of a team (a code): no more than `capacity` of the chosen people fill it. */
export type ModelRow = { slot: number; team: string; capacity: number };

/** The hours that are just for somebody, and those that nothing can take off them; [0] is all, then each kind. */
export type ModelShares = { just: readonly number[]; fixed: readonly number[] };

/**
 * Somebody, and where they can come: a variable is one of `rows` between two of `rowStarts`, for the slot of the same
 * rank in `slots`. Of the slots that overlap they take one at most, and their rest rules hold.
 */
export type ModelPerson = {
  id: number;
  /** Ranks of slots, in the order of time. */
  slots: Int32Array;
  rowStarts: Int32Array;
  rows: Int32Array;
  /** Points for staying, of the rows that have some. */
  staying: ReadonlyMap<number, number>;
  /** What they do in any case: stretches that do not touch. Nothing in `slots` overlaps them. */
  fixed: readonly Span[];
  fixedDays: ReadonlyMap<number, number>;
  fixedNights: ReadonlySet<number>;
  fixedSlots: readonly number[];
  rest: ProblemPerson["rest"];
  likes: ProblemPerson["preference"];
  /** Ranks of people. */
  friends: Int32Array;
  shares: ModelShares;
};

/** The problem of a proposal in numbers: what may be chosen, what limits it and what each choice is worth. */
export type ProposalModel = {
  seed: number;
  slots: readonly ModelSlot[];
  rows: readonly ModelRow[];
  people: readonly ModelPerson[];
  /** Who comes for a team in any case. */
  fixed: readonly ProblemPlace[];
  wishes: { friend: number; liked: number; staying: number };
  /** For all hours, then for those of each kind. */
  shareWeights: readonly ShareWeight[];
};

/** Kinds of hours: all, those without category, and those of each category. */
export const KINDS = 2 + assignmentCategories.length;
