import type { FestivalTaskReviewer } from "@coulisses/shared-domain/festival-task/festival-task";
import { useListFtReviewersQuery } from "@coulisses/shared-auth";
import { nameOfTeam } from "@coulisses/shared-ui/sheet";

const listing = new Intl.ListFormat("fr", { type: "conjunction" });

/** Whom a change makes look again. */
export function ResetWarning({ teams }: { teams: readonly FestivalTaskReviewer[] }) {
  const { data: reviewers = [] } = useListFtReviewersQuery();
  const names = listing.format(teams.map((team) => nameOfTeam(team, reviewers)));
  return teams.length > 1
    ? `Les équipes ${names} ont déjà approuvé cette FT : elles devront la relire.`
    : `L'équipe ${names} a déjà approuvé cette FT : elle devra la relire.`;
}
