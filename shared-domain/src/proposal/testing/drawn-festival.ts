import type { ProblemPerson, ProblemSlot, ProposalProblem, Span } from "../problem";
import { defaultWeights } from "../proposal";

/** Hours of the 14th of May 2027, Paris time. */
export const hours = (from: number, to: number): Span => {
  const midnight = Date.UTC(2027, 4, 13, 22);
  return [midnight + from * 3_600_000, midnight + to * 3_600_000];
};

/** A slot of the task with this id, for so many volunteers. */
export const slotOf = (
  taskId: number,
  span: Span,
  demand = 2,
  more: Partial<ProblemSlot> = {},
): ProblemSlot => ({
  key: `${String(taskId)}/m/${String(span[0])}`,
  taskId,
  span,
  category: null,
  topPriority: false,
  demands: [{ team: "benevole", demand }],
  ...more,
});

/** A volunteer available all day. */
export const person = (id: number, more: Partial<ProblemPerson> = {}): ProblemPerson => ({
  id,
  teams: ["benevole"],
  charisma: 0,
  preference: "NO_PREF",
  availabilities: [hours(0, 24)],
  breaks: [],
  rest: {},
  friendIds: [],
  ...more,
});

/** A problem of these slots and people, without assignments today. */
export const problemOf = (problem: Partial<ProposalProblem>): ProposalProblem => ({
  seed: 1,
  slots: [],
  people: [],
  today: [],
  weights: defaultWeights,
  ...problem,
});

/** The place of a person at a slot as a volunteer. */
export const place = (personId: number, { key }: ProblemSlot) => ({ personId, slotKey: key, as: "benevole" });
