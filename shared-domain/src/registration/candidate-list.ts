import { displayName } from "../people/display-name";
import type { UserIdentity } from "../people/user";
import { matches } from "../slug";

/** A person in a list of candidates; `teams` are codes. Only volunteers have a telephone here. */
export type ListedCandidate = UserIdentity & {
  email: string;
  teams: readonly string[];
  mobilePhone?: string;
};

/** The filters of candidates; `teams` are codes of which one is enough, empty for all. */
type CandidateSearch = { search: string; teams: readonly string[] };

/**
 * True when the candidate's name, address or telephone contains every typed word, and they are in one of the
 * teams.
 */
export function matchesCandidate(candidate: ListedCandidate, { search, teams }: CandidateSearch): boolean {
  return (
    matches(`${displayName(candidate)} ${candidate.email} ${candidate.mobilePhone ?? ""}`, search) &&
    (teams.length === 0 || candidate.teams.some((team) => teams.includes(team)))
  );
}
