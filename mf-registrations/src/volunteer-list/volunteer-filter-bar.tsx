import { useCan } from "@coulisses/shared-auth";
import type { Team } from "@coulisses/shared-domain/people/team";
import { ChosenTeams, TeamsFilter } from "@coulisses/shared-pages/filters";
import { FilterBar, SearchField } from "@coulisses/shared-ui/filters";
import type { VolunteerFilters } from "./filters";

type Props = { filters: VolunteerFilters; teams: readonly Team[] };

/** Filters of the volunteers; excluded teams only for those who assign. */
export function VolunteerFilterBar({ filters, teams }: Props) {
  const { wanted, activeCount, reset, search, setTeams } = filters;
  const places = useCan("affect-volunteer");
  return (
    <FilterBar
      activeCount={activeCount}
      onReset={reset}
      search={<SearchField label="Chercher un bénévole" value={wanted.search} onChange={search} />}
    >
      <TeamsFilter
        label="Dans les équipes"
        codes={wanted.teams}
        teams={teams}
        onChange={(codes) => setTeams("teams", codes)}
      />
      {(places || wanted.excludedTeams.length > 0) && (
        <TeamsFilter
          label="Pas dans les équipes"
          codes={wanted.excludedTeams}
          teams={teams}
          onChange={(codes) => setTeams("excludedTeams", codes)}
        />
      )}
    </FilterBar>
  );
}

/** Teams in the filters, each with a button that removes it. */
export function ChosenTeamFilters({ filters, teams }: Props) {
  const { wanted, setTeams } = filters;
  return (
    <>
      <ChosenTeams codes={wanted.teams} teams={teams} onChange={(codes) => setTeams("teams", codes)} />
      <ChosenTeams
        label="Équipes exclues"
        excluding
        codes={wanted.excludedTeams}
        teams={teams}
        onChange={(codes) => setTeams("excludedTeams", codes)}
      />
    </>
  );
}
