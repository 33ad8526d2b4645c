import type { FestivalTaskReviewer } from "@coulisses/shared-domain/festival-task/festival-task";
import { nameOfTeam } from "@coulisses/shared-sheets/review";
import { useTaskReviewers } from "../api/use-task-reviewers";

const listing = new Intl.ListFormat("fr", { type: "conjunction" });

/** Teams whose approval the change voids. */
export function ResetWarning({ teams }: { teams: readonly FestivalTaskReviewer[] }) {
  const reviewers = useTaskReviewers();
  const names = listing.format(teams.map((team) => nameOfTeam(team, reviewers)));
  return teams.length > 1
    ? `Les équipes ${names} ont déjà approuvé cette FT : elles devront la relire.`
    : `L'équipe ${names} a déjà approuvé cette FT : elle devra la relire.`;
}
