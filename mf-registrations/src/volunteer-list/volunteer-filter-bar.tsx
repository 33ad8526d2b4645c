import { useCan } from "@coulisses/shared-auth";
import { EVERYONE, type Team } from "@coulisses/shared-domain/people/team";
import { Button, makeStyles } from "@coulisses/shared-ui/base";
import { FilterBar, SearchField, TeamPicker } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import type { VolunteerFilters } from "./filters";

const useStyles = makeStyles({
  chosen: { display: "flex", flexWrap: "wrap", gap: "6px", alignItems: "center" },
});

type Props = { filters: VolunteerFilters; teams: readonly Team[] };

/** What volunteers are looked for by; teams that they must not be in are for those who place people. */
export function VolunteerFilterBar({ filters, teams }: Props) {
  const { wanted, activeCount, reset, search } = filters;
  const places = useCan("affect-volunteer");
  const offered = teams.filter(({ code }) => code !== EVERYONE);
  return (
    <FilterBar
      activeCount={activeCount}
      onReset={reset}
      search={<SearchField label="Chercher un bénévole" value={wanted.search} onChange={search} />}
    >
      <TeamFilter label="Dans les équipes" name="teams" {...{ filters, teams: offered }} />
      {(places || wanted.excludedTeams.length > 0) && (
        <TeamFilter label="Pas dans les équipes" name="excludedTeams" {...{ filters, teams: offered }} />
      )}
    </FilterBar>
  );
}

function TeamFilter({
  label,
  name,
  filters,
  teams,
}: Props & { label: string; name: "teams" | "excludedTeams" }) {
  const chosen = filters.wanted[name];
  return (
    <TeamPicker
      label={label}
      hideLabel
      placeholder={label}
      options={teams.filter(({ code }) => !chosen.includes(code))}
      value={null}
      onChange={(team) => {
        if (team) filters.addTeam(name, team.code);
      }}
    />
  );
}

/** The teams that are filtered by, each with a way to take it off. */
export function ChosenTeams({ filters, teams }: Props) {
  const styles = useStyles();
  const nameOf = (code: string) => teams.find((team) => team.code === code)?.name ?? code;
  const { wanted, removeTeam } = filters;
  if (wanted.teams.length + wanted.excludedTeams.length === 0) return null;
  return (
    <div className={styles.chosen} role="group" aria-label="Équipes filtrées">
      {wanted.teams.map((code) => (
        <Chosen
          key={code}
          text={nameOf(code)}
          tooltip={`Ne plus filtrer par ${nameOf(code)}`}
          onRemove={() => removeTeam("teams", code)}
        />
      ))}
      {wanted.excludedTeams.map((code) => (
        <Chosen
          key={code}
          text={`Sans ${nameOf(code)}`}
          tooltip={`Ne plus exclure ${nameOf(code)}`}
          onRemove={() => removeTeam("excludedTeams", code)}
        />
      ))}
    </div>
  );
}

function Chosen({ text, tooltip, onRemove }: { text: string; tooltip: string; onRemove: () => void }) {
  return (
    <Button
      size="small"
      shape="circular"
      icon={<UiIcon name="close" size={14} />}
      iconPosition="after"
      aria-label={tooltip}
      onClick={onRemove}
    >
      {text}
    </Button>
  );
}
