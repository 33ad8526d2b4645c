import { matches } from "../slug";

/** The lists find a sheet by its number and its name. */
export function isFoundBy({ id, name }: { id: number; name: string }, typed: string): boolean {
  return matches(`${id} ${name}`, typed);
}

const urgency = { REFUSED: 0, IN_REVIEW: 1, DRAFT: 2, VALIDATED: 3, READY_TO_ASSIGN: 4 } as const;
type Numbered = { id: number; status: keyof typeof urgency };

/** Sorts one's own sheets: what waits for a correction first, what is settled last, then by number. */
export function byUrgency(a: Numbered, b: Numbered): number {
  return urgency[a.status] - urgency[b.status] || a.id - b.id;
}
