import { EVERYONE, type Team } from "@coulisses/shared-domain/people/team";
import { TeamPicker } from "@coulisses/shared-ui/filters";
import { Chosen } from "@coulisses/shared-ui/filters";

type Props = {
  /** @default "Filtrer par équipe" */
  label?: string;
  /** The label, where a narrow column has room for less. */
  placeholder?: string;
  /** The teams that are filtered by. */
  codes: readonly string[];
  teams: readonly Team[];
  onChange: (codes: string[]) => void;
};

/** Adds a team to those that a list is filtered by; `ChosenTeams` takes them off. */
export function TeamsFilter({
  label = "Filtrer par équipe",
  placeholder = label,
  codes,
  teams,
  onChange,
}: Props) {
  return (
    <TeamPicker
      label={label}
      hideLabel
      placeholder={placeholder}
      options={teams.filter(({ code }) => code !== EVERYONE && !codes.includes(code))}
      value={null}
      onChange={(team) => team && onChange([...codes, team.code])}
    />
  );
}

type ChosenProps = Pick<Props, "label" | "codes" | "teams" | "onChange"> & {
  /** The list leaves out who is in one of them. */
  excluding?: boolean;
};

/** The teams that a list is filtered by; a code that no team has stands as it is. */
export function ChosenTeams({
  label = "Équipes filtrées",
  codes,
  teams,
  onChange,
  excluding = false,
}: ChosenProps) {
  return (
    <Chosen
      label={label}
      items={codes.map((code) => {
        const name = teams.find((team) => team.code === code)?.name ?? code;
        return excluding
          ? { key: code, name: `Sans ${name}`, removeLabel: `Ne plus exclure ${name}` }
          : { key: code, name, removeLabel: `Ne plus filtrer par ${name}` };
      })}
      onRemove={(removed) => onChange(codes.filter((code) => code !== removed))}
    />
  );
}
