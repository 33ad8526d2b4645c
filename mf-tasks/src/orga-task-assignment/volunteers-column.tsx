import { ofName } from "@coulisses/shared-domain/french/of-name";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Team } from "@coulisses/shared-domain/people/team";
import { formatDuration } from "@coulisses/shared-domain/time/duration";
import { noMatch } from "@coulisses/shared-ui/base";
import { useListVolunteersToAssignQuery } from "../api/assignment-api";
import { ChoiceList } from "../assignment-parts/choice-list";
import { Column } from "../assignment-parts/column";
import { PeopleFilters } from "../assignment-parts/filters";
import { useFoundPeople, usePeopleSearch } from "../assignment-parts/people-search";
import { PersonCard, personMarks } from "../assignment-parts/person-card";

const none: never[] = [];

type Props = {
  teams: readonly Team[];
  chosen: number | undefined;
  onChoose: (person: { id: number }) => void;
};

/** Volunteers to assign, by descending charisma. */
export function VolunteersColumn({ teams, chosen, onChoose }: Props) {
  const reading = useListVolunteersToAssignQuery();
  const search = usePeopleSearch();
  const found = useFoundPeople(reading.currentData ?? none, search.wanted);
  return (
    <Column
      title="1. Bénévoles"
      filters={<PeopleFilters search={search} teams={teams} />}
      reading={reading}
      loadingText="Chargement des bénévoles..."
      count={found.length}
      countLabel="Nombre de bénévoles dans la liste"
      emptyText={noMatch(search.activeCount) ?? "Aucun bénévole n'a donné de disponibilités"}
    >
      <ChoiceList
        label="Bénévoles à affecter"
        rows={found}
        getKey={({ id }) => String(id)}
        chosen={chosen === undefined ? undefined : String(chosen)}
        onChoose={onChoose}
        opens={(person) => ({
          label: `Planning ${ofName(displayName(person))}`,
          href: `/planning/${person.id}`,
        })}
        render={(person) => (
          <PersonCard
            person={person}
            teams={teams}
            work={`affecté: ${formatDuration(person.assignmentDuration)}`}
            marks={personMarks(person)}
          />
        )}
      />
    </Column>
  );
}
