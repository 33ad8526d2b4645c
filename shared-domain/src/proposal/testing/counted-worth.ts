import type { ProblemAssignment, ProposalProblem } from "../problem";

const QUARTER = 900_000;

/**
 * The value of a proposal without fairness, in points. Like the checker it imports types only and marks
 * quarters of an hour, so that it can't share a mistake with the computation.
 */
export function countedWorth(problem: ProposalProblem, places: readonly ProblemAssignment[]): number {
  const { priority, friends, preference, stability } = problem.weights;
  const slots = new Map(problem.slots.map((slot) => [slot.key, slot]));
  const people = new Map(problem.people.map((person) => [person.id, person]));
  const named = problem.today.filter(({ as }) => as === null);
  const everywhere = [...places, ...named].filter(({ slotKey }) => slots.has(slotKey));
  let points = 0;
  for (const place of places) {
    const { personId, slotKey, as } = place;
    const slot = slots.get(slotKey);
    const person = people.get(personId);
    const today = problem.today.find((one) => one.personId === personId && one.slotKey === slotKey);
    if (slot === undefined || person === undefined || (today?.fixed && today.as === as)) continue;
    const [start, end] = slot.span;
    const filled = 50 + ((end - start) / QUARTER) * 6.25;
    points += slot.topPriority ? filled * (1 + priority / 10) : filled;
    const worksBefore = everywhere.some((one) => {
      const [from = 0, to = 0] = slots.get(one.slotKey)?.span ?? [];
      return one.personId === personId && from <= start - QUARTER && start - QUARTER < to;
    });
    const isLiked =
      person.preference === "NO_REST" ||
      (person.preference === "STACKED" && worksBefore) ||
      (person.preference === "FRAGMENTED" && !worksBefore);
    if (isLiked) points += preference / 5;
    if (today !== undefined) points += ((today.as === as ? 4 : 2) * stability) / 10;
    const meets = everywhere.some((one) => {
      const other = people.get(one.personId);
      const areFriends = person.friendIds.includes(one.personId) || other?.friendIds.includes(personId);
      return one.slotKey === slotKey && one.personId !== personId && other !== undefined && areFriends;
    });
    if (meets) points += friends / 5;
  }
  return points;
}
