import { EVERYONE, sortTeams, type Team } from "@coulisses/shared-domain/people/team";
import { TeamChip } from "@coulisses/shared-ui/icons";

/** The teams of a person, without everybody's team. */
export function TeamsOf({ codes, teams }: { codes: readonly string[]; teams: readonly Team[] }) {
  return sortTeams(codes, teams)
    .flatMap((code) => teams.find((team) => team.code === code && code !== EVERYONE) ?? [])
    .map((team) => <TeamChip key={team.code} team={team} />);
}
