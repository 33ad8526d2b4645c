import type { StaffCandidate, VolunteerCandidate } from "../contract/registrations";
import { displayName } from "../people/display-name";
import { matches } from "../slug";

/** What a list of candidates is narrowed to: `teams` are codes, any of which is enough; none of them keeps all. */
export type CandidateSearch = { search: string; teams: readonly string[] };

/** Whether a candidate's name, address or telephone holds every typed word, and they are in one of the teams. */
export function matchesCandidate(
  candidate: StaffCandidate | VolunteerCandidate,
  { search, teams }: CandidateSearch,
): boolean {
  const phone = "mobilePhone" in candidate ? candidate.mobilePhone : "";
  return (
    matches(`${displayName(candidate)} ${candidate.email} ${phone}`, search) &&
    (teams.length === 0 || candidate.teams.some((team) => teams.includes(team)))
  );
}
