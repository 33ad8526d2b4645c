import type { OrganiserNeed } from "./organiser-needs";

type Count = Pick<OrganiserNeed, "requestedVolunteers" | "assignedVolunteers" | "availableVolunteers">;
/** As the API answers it: instants as ISO texts. */
type CountedQuarter = Count & { start: string; end: string };

/** A stretch of quarters in which too few people could come; instants as ISO texts. */
export type Shortage = {
  start: string;
  end: string;
  /** How many people lack at the worst quarter of an hour. */
  missing: number;
  /** When that quarter starts: the first one, if several are as bad. */
  worst: string;
};

/** How many people lack in a quarter of an hour even if whoever is available came: 0 when there are enough. */
export const missingIn = (need: Count): number =>
  Math.max(0, need.requestedVolunteers - need.assignedVolunteers - need.availableVolunteers);

/** §9: when more people are asked for than could come; quarters that follow each other make one stretch. */
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
