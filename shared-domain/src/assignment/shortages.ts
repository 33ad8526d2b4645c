import type { OrganiserNeed } from "./organiser-needs";

type Count = Pick<OrganiserNeed, "requestedVolunteers" | "assignedVolunteers" | "availableVolunteers">;
/** As the API answers it: instants as ISO texts. */
type CountedQuarter = Count & { start: string; end: string };

/** A stretch of quarters in which too few people could come; instants as ISO texts. */
export type Shortage = {
  start: string;
  end: string;
  /** The number of people lacking at the worst quarter of an hour. */
  missing: number;
  /** The start of that quarter: the first one of several equal ones. ISO instant. */
  worst: string;
};

/**
 * The number of people lacking in a quarter of an hour even if everyone available came: 0 when there are
 * enough.
 */
export const missingIn = (need: Count): number =>
  Math.max(0, need.requestedVolunteers - need.assignedVolunteers - need.availableVolunteers);

/** §9: the periods in which more people are asked for than could come; consecutive quarters make one. */
export function shortagesOf(needs: readonly CountedQuarter[]): Shortage[] {
  const shortages: Shortage[] = [];
  for (const need of needs) {
    const missing = missingIn(need);
    if (missing === 0) continue;
    const { start, end } = need;
    const last = shortages.at(-1);
    if (last?.end !== start) shortages.push({ start, end, missing, worst: start });
    else {
      last.end = end;
      if (missing > last.missing) Object.assign(last, { missing, worst: start });
    }
  }
  return shortages;
}
