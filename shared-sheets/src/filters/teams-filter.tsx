import { EVERYONE, type Team } from "@coulisses/shared-domain/people/team";
import { TeamPicker } from "@coulisses/shared-ui/form";
import { Chosen } from "./chosen";

type Props = {
  /** The chosen codes. */
  codes: readonly string[];
  teams: readonly Team[];
  onChange: (codes: string[]) => void;
};

/** Adds a team to a list's filters; `ChosenTeams` removes it. */
export function TeamsFilter({ codes, teams, onChange }: Props) {
  return (
    <TeamPicker
      label="Filtrer par équipe"
      hideLabel
      placeholder="Filtrer par équipe"
      options={teams.filter(({ code }) => code !== EVERYONE && !codes.includes(code))}
      value={null}
      onChange={(team) => team && onChange([...codes, team.code])}
    />
  );
}

/** The teams of a list's filters; an unknown code shows as it is. */
export function ChosenTeams({ codes, teams, onChange }: Props) {
  return (
    <Chosen
      label="Équipes filtrées"
      items={codes.map((code) => ({
        key: code,
        name: teams.find((team) => team.code === code)?.name ?? code,
      }))}
      onRemove={(removed) => onChange(codes.filter((code) => code !== removed))}
    />
  );
}
