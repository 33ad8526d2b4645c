import { displayName } from "../people/display-name";
import type { UserIdentity } from "../people/user";
import { matches } from "../slug";

/** Somebody in a list of candidates; `teams` are codes. The telephone is only known of volunteers. */
export type ListedCandidate = UserIdentity & {
  email: string;
  teams: readonly string[];
  mobilePhone?: string;
};

/** What a list of candidates is narrowed to: `teams` are codes, any of which is enough; none of them keeps all. */
export type CandidateSearch = { search: string; teams: readonly string[] };

/** Whether a candidate's name, address or telephone holds every typed word, and they are in one of the teams. */
export function matchesCandidate(candidate: ListedCandidate, { search, teams }: CandidateSearch): boolean {
  return (
    matches(`${displayName(candidate)} ${candidate.email} ${candidate.mobilePhone ?? ""}`, search) &&
    (teams.length === 0 || candidate.teams.some((team) => teams.includes(team)))
  );
}
