import { matches } from "../slug";

/** Whether what was typed is part of a sheet's number and name, whatever the accents and the case. */
export function isFoundBy({ id, name }: { id: number; name: string }, typed: string): boolean {
  return matches(`${id} ${name}`, typed);
}

const urgency = { REFUSED: 0, IN_REVIEW: 1, DRAFT: 2, VALIDATED: 3, READY_TO_ASSIGN: 4 } as const;
type Numbered = { id: number; status: keyof typeof urgency };

/** Where a status stands in a list by status: what is to be corrected first, what is settled last. */
export const statusRank = (status: keyof typeof urgency): number => urgency[status];

/** Sorts one's own sheets: those to correct first, the settled ones last, then by number. */
export function byUrgency(a: Numbered, b: Numbered): number {
  return urgency[a.status] - urgency[b.status] || a.id - b.id;
}
