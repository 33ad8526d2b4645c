import type { FestivalActivityPreview } from "@coulisses/shared-domain/contract/festival-activities";
import type { FestivalActivityReviewer } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { isFoundBy } from "@coulisses/shared-domain/festival-event/search";
import type { Filters } from "./filters";

/** A draft has no reviews: asking for any hides it. */
function hasReviews(activity: FestivalActivityPreview, asked: Filters["reviews"]): boolean {
  const teams = Object.keys(asked) as FestivalActivityReviewer[];
  return teams.every((team) => activity.reviews?.[team] === asked[team]);
}

export function filterActivities(
  activities: readonly FestivalActivityPreview[],
  { search, team, adherent, status, needSupply, reviews }: Filters,
): FestivalActivityPreview[] {
  return activities.filter(
    (activity) =>
      (team === null || activity.team === team) &&
      (adherent === null || activity.adherent.id === adherent) &&
      (status === null || activity.status === status) &&
      (!needSupply || activity.needSupply) &&
      hasReviews(activity, reviews) &&
      isFoundBy(activity, search),
  );
}
