import type { ActivityStatistics } from "../contract/statistics";
import { activitySeries } from "../statistics/series";
import { statisticsByTeam as byTeam } from "../statistics/statistics-by-team";
import type { FestivalActivityStatus } from "./festival-activity";

/** STAT-1 for activities. */
export function statisticsByTeam(
  sheets: readonly { team: string | null; status: FestivalActivityStatus }[],
): ActivityStatistics {
  return byTeam(activitySeries, sheets);
}
