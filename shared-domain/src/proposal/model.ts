import { assignmentCategories } from "../assignment/category";
import type { SlotDays } from "./festival-days";
import type { ProblemPerson, ProblemAssignment, Span } from "./problem";
import type { ShareWeight } from "./worth";

/** A slot with a length, in the order of time. */
export type ModelSlot = SlotDays & {
  key: string;
  start: number;
  end: number;
  hours: number;
  /** Points for each place that is filled. */
  worth: number;
  /** The kind of its hours: 0 for no category, else 1 + the category's index. */
  kind: number;
};

/** The places of a slot for a team (a code): at most `capacity` people fill it. */
export type ModelRow = { slot: number; team: string; capacity: number };

/** A person's fair hours, and their fixed ones; [0] is all hours, then each kind. */
type ModelShares = { just: readonly number[]; fixed: readonly number[] };

/**
 * A person and their possible places: a variable is one of `rows` between two of `rowStarts`, for the slot at
 * the same index in `slots`. A person takes at most one of overlapping slots, and their rest rules hold.
 */
export type ModelPerson = {
  id: number;
  /** Indices of slots, in the order of time. */
  slots: Int32Array;
  rowStarts: Int32Array;
  rows: Int32Array;
  /** Points for staying, of the rows that have some. */
  staying: ReadonlyMap<number, number>;
  /** Fixed assignments: stretches that do not touch. Nothing in `slots` overlaps them. */
  fixed: readonly Span[];
  fixedDays: ReadonlyMap<number, number>;
  fixedNights: ReadonlySet<number>;
  fixedSlots: readonly number[];
  rest: ProblemPerson["rest"];
  likes: ProblemPerson["preference"];
  /** Indices of people. */
  friends: Int32Array;
  shares: ModelShares;
};

/** The problem of a proposal in numbers: the choices, their limits and their worth. */
export type ProposalModel = {
  seed: number;
  slots: readonly ModelSlot[];
  rows: readonly ModelRow[];
  people: readonly ModelPerson[];
  /** The fixed places for teams. */
  fixed: readonly ProblemAssignment[];
  wishes: { friend: number; liked: number; staying: number };
  /** For all hours, then for those of each kind. */
  shareWeights: readonly ShareWeight[];
};

/** Kinds of hours: all, those without category, and those of each category. */
export const KINDS = 2 + assignmentCategories.length;
