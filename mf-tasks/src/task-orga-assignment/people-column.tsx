import { ofName } from "@coulisses/shared-domain/french/of-name";
import { useNotify } from "@coulisses/shared-auth";
import { funnelTeams } from "@coulisses/shared-domain/assignment/funnel";
import { slotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type {
  AssignableVolunteer,
  TaskWithSlots,
} from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Team } from "@coulisses/shared-domain/people/team";
import { Button, noMatch } from "@coulisses/shared-ui/base";
import { prefetchCalendar } from "@coulisses/shared-ui/data";
import { SelectField } from "@coulisses/shared-ui/filters";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { useListPeopleForSlotQuery } from "../api/assignment-api";
import { workWords } from "../assignment-parts/category-durations";
import { AssignButtons } from "../assignment-parts/assign-buttons";
import { ChoiceList } from "../assignment-parts/choice-list";
import { PeopleFilters } from "../assignment-parts/filters";
import { useFoundPeople, usePeopleSearch } from "../assignment-parts/people-search";
import { PersonCard } from "../assignment-parts/person-card";
import { useAssignOne } from "../assignment-parts/use-assign";
import { Column } from "../assignment-parts/column";
import {
  candidateMarks,
  friendFilters,
  matchesFriends,
  nextOrder,
  type PeopleOrder,
  sortPeople,
} from "./people-order";
import { lacksPeople, missingOf, type SlotToFill } from "./slot-events";
import type { useToolAddress } from "./use-tool-address";

// The dialog's days: fetched ahead, so that they open with it.
void prefetchCalendar().catch(() => undefined);
const FunnelDialog = onDemand(() => import("./funnel/funnel-dialog"));

const orderWords: Record<PeopleOrder, string> = {
  charisma: "charisme croissant",
  least: "heures croissantes",
  most: "heures décroissantes",
};
const orderIcons = { charisma: "filter", least: "chevron-up", most: "chevron-down" } as const;
const none: never[] = [];

type Props = {
  tool: ReturnType<typeof useToolAddress>;
  teams: readonly Team[];
  task: TaskWithSlots | undefined;
  slot: SlotToFill | undefined;
};

/** Candidates for the chosen slot. « Affecter » assigns; the row opens the assignment with friends. */
export function PeopleColumn({ tool: { friends, order, set }, teams, task, slot }: Props) {
  const search = usePeopleSearch();
  const isOpen = slot !== undefined && lacksPeople(slot);
  const read = useListPeopleForSlotQuery(
    slotIdentifier(slot ?? { taskId: 0, mobilizationId: "", assignmentId: "" }),
    { skip: !isOpen },
  );
  const people = isOpen ? (read.currentData ?? none) : none;
  const found = useFoundPeople(people, search.wanted);
  const listed = useMemo(
    () =>
      sortPeople(
        found.filter((person) => matchesFriends(person, friends)),
        order,
      ),
    [found, friends, order],
  );
  const [opened, setOpened] = useState<AssignableVolunteer>();
  const notify = useNotify();
  const assign = useAssignOne();
  const assignNow = async (person: AssignableVolunteer, as: string) => {
    if (!task || !slot) return;
    // The dialog says which rule of rest stands against it, and asks for a reason.
    if (person.restProblems.length > 0) return setOpened(person);
    const refusal = await assign({ person, task, slot, as });
    if (refusal) notify({ type: "error", message: refusal.message });
  };
  const isFiltered = search.activeCount + (friends === null ? 0 : 1);
  const closed = slot ? "Ce créneau est complet" : "Aucun créneau sélectionné";
  return (
    <Column
      title="3. Bénévoles"
      filters={
        <PeopleFilters search={search} teams={teams}>
          <SelectField
            label="Amis"
            hideLabel
            placeholder="Amis"
            options={friendFilters}
            value={friends}
            onChange={(filter) => set("friends", filter ?? "")}
          />
          <Button
            size="small"
            appearance="subtle"
            icon={<UiIcon name={orderIcons[order]} size={18} />}
            tooltip={`Trier par tâche : ${orderWords[order]}`}
            onClick={() => set("sort", nextOrder(order) === "charisma" ? "" : nextOrder(order))}
          >
            Trier par tâche
          </Button>
        </PeopleFilters>
      }
      idle={isOpen ? undefined : closed}
      reading={read}
      loadingText="Recherche des bénévoles..."
      count={listed.length}
      countLabel="Nombre de bénévoles dans la liste"
      emptyText={(people.length > 0 && noMatch(isFiltered)) || "Aucun bénévole disponible pour ce créneau"}
    >
      <ChoiceList
        label="Bénévoles disponibles"
        rows={listed}
        getKey={({ id }) => String(id)}
        chosen={opened && String(opened.id)}
        onChoose={setOpened}
        opens={(person) => ({
          label: `Planning ${ofName(displayName(person))}`,
          href: `/planning/${person.id}`,
        })}
        render={(person) => (
          <PersonCard
            person={person}
            teams={teams}
            work={workWords(
              task?.category ?? null,
              person.assignmentDuration,
              person.totalAssignmentDuration,
            )}
            marks={candidateMarks(person)}
          />
        )}
        actions={(person, tabIndex) =>
          slot && (
            <AssignButtons
              label={`Affecter ${displayName(person)}`}
              codes={funnelTeams({ missing: missingOf(slot) }, { ...person, friendIds: [] })}
              teams={teams}
              tabIndex={tabIndex}
              onAssign={(as) => void assignNow(person, as)}
            />
          )
        }
      />
      {opened && task && slot && (
        <FunnelDialog
          task={task}
          slot={slot}
          people={people}
          teams={teams}
          first={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Column>
  );
}
