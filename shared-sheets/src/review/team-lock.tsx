import { LockNotice } from "@coulisses/shared-ui/form";
import { nameOfTeam, useReviewers } from "./reviewers";

/** The teams whose approvals close a section. */
type TeamLockProps = {
  /** Codes of the teams whose approval closed it; none when it is open. */
  teams: readonly string[];
  /** The closed part, when the rest of the section is open: « Bénévoles et équipes ». */
  part?: string | undefined;
};

const listing = new Intl.ListFormat("fr", { type: "conjunction" });

/** Names the teams whose approval closed a part of the sheet; empty when it is open. */
export function TeamLock({ teams, part }: TeamLockProps) {
  const reviewers = useReviewers();
  if (teams.length === 0) return null;
  const names = teams.map((code) => nameOfTeam(code, reviewers));
  return (
    <LockNotice teams={names}>
      {part &&
        `${part} : verrouillés par la validation ${names.length > 1 ? "des équipes" : "de l'équipe"} ${listing.format(names)}`}
    </LockNotice>
  );
}
