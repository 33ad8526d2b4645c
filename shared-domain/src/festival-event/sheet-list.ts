import { matches } from "../slug";

/** True when the typed text is part of a sheet's number and name; accents and case don't count. */
export function isFoundBy({ id, name }: { id: number; name: string }, typed: string): boolean {
  return matches(`${id} ${name}`, typed);
}

const urgency = { REFUSED: 0, IN_REVIEW: 1, DRAFT: 2, VALIDATED: 3, READY_TO_ASSIGN: 4 } as const;
type Numbered = { id: number; status: keyof typeof urgency };

/** The rank of a status in a sorted list: sheets to correct first, settled ones last. */
export const statusRank = (status: keyof typeof urgency): number => urgency[status];

/** Sorts a person's own sheets: those to correct first, the settled ones last, then by number. */
export function byUrgency(a: Numbered, b: Numbered): number {
  return urgency[a.status] - urgency[b.status] || a.id - b.id;
}
