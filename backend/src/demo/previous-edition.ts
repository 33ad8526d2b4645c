import type { EditionCounts } from "@coulisses/shared-domain/statistics/progress";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import type { Random } from "./random";

/** The sheets that the same teams had validated a year ago, somewhat more or fewer than now. */
export function buildPreviousEdition(
  random: Random,
  now: Date,
  activities: readonly FestivalActivity[],
): EditionCounts {
  const sheets = new Map<string, number>();
  for (const { inCharge } of activities) {
    if (inCharge.team !== null) sheets.set(inCharge.team, (sheets.get(inCharge.team) ?? 0) + 1);
  }
  const counts = [...sheets].sort().map(([team, count]) => ({
    team,
    activities: Math.ceil(count * (0.4 + random.chance())),
    tasks: Math.ceil(count * (1 + 2 * random.chance())),
  }));
  return { edition: editionOf(now) - 1, counts };
}
