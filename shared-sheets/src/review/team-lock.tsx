import type { Team } from "@coulisses/shared-domain/people/team";
import { LockNotice } from "@coulisses/shared-ui/form";
import { nameOfTeam } from "./verdict-buttons";

export type TeamLockProps = {
  /** Codes of the teams whose approval closed it; none when it is open. */
  teams: readonly string[];
  reviewers: readonly Team[];
  /** What is closed, when the rest of the section is open: « Bénévoles et équipes ». */
  part?: string | undefined;
};

const listing = new Intl.ListFormat("fr", { type: "conjunction" });

/** Says which teams closed a part of the sheet; nothing when it is open. */
export function TeamLock({ teams, reviewers, part }: TeamLockProps) {
  if (teams.length === 0) return null;
  const names = teams.map((code) => nameOfTeam(code, reviewers));
  return (
    <LockNotice teams={names}>
      {part &&
        `${part} : verrouillés par la validation ${names.length > 1 ? "des équipes" : "de l'équipe"} ${listing.format(names)}`}
    </LockNotice>
  );
}
