import type { FestivalActivityPreview } from "@coulisses/shared-domain/contract/festival-activities";
import { isFoundBy } from "@coulisses/shared-domain/festival-event/sheet-list";
import { hasReviews } from "@coulisses/shared-sheets/list";
import type { Filters } from "./filters";

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
      hasReviews(activity.reviews, reviews) &&
      isFoundBy(activity, search),
  );
}
