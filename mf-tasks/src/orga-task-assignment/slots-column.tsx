import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { slotKey } from "@coulisses/shared-domain/assignment/slot";
import type {
  SlotForVolunteer,
  VolunteerForAssignment,
} from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { Team } from "@coulisses/shared-domain/people/team";
import { formatSlot } from "@coulisses/shared-domain/time/format";
import { SlotDetailsDialog } from "@coulisses/shared-pages/slot";
import { noMatch } from "@coulisses/shared-ui/base";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { memo, useMemo, useState } from "react";
import { useListSlotsForVolunteerQuery } from "../api/assignment-api";
import { AssignButtons } from "../assignment-parts/assign-buttons";
import { ChoiceList } from "../assignment-parts/choice-list";
import { Column } from "../assignment-parts/column";
import { FilterSwitch, TaskFilters } from "../assignment-parts/filters";
import { matchesTaskSearch, useTaskSearch } from "../assignment-parts/task-search";
import { SlotRow } from "./slot-row";
import { useVolunteerAssignment } from "./use-volunteer-assignment";

const RestDialog = onDemand(() => import("./rest-dialog"));

const none: never[] = [];

type Props = {
  person: VolunteerForAssignment | undefined;
  /** True while the volunteer in the address is loading. */
  isAwaited: boolean;
  teams: readonly Team[];
  /** Called with the slot under the pointer or the focus, then with undefined. */
  onPoint: (slot: SlotForVolunteer | undefined) => void;
};

const labelOf = ({ taskId, name, start, end }: SlotForVolunteer) =>
  `Affecter à ${taskId} - ${name}, ${formatSlot({ start, end })}`;

/**
 * Future slots that a volunteer could take; « Affecter » assigns, the row says who is there. Memoised: pointing at a slot does not redraw
 * the list.
 */
export const SlotsColumn = memo(function SlotsColumn({ person, isAwaited, teams, onPoint }: Props) {
  const search = useTaskSearch();
  const { filters, set } = useAddressFilters(["friendsAssigned"]);
  const friendsOnly = filters.friendsAssigned !== "";
  const reading = useListSlotsForVolunteerQuery({ id: person?.id ?? 0 }, { skip: person === undefined });
  const slots = reading.currentData ?? none;
  const found = useMemo(
    () =>
      slots.filter(
        (slot) =>
          (!friendsOnly || slot.hasFriendsAssigned) &&
          matchesTaskSearch(
            { ...slot, id: slot.taskId, teams: slot.teams.map(({ team }) => team) },
            search.wanted,
          ),
      ),
    [slots, friendsOnly, search.wanted],
  );
  // An assigned slot leaves the list, so its row can't report that the pointer left.
  const assignment = useVolunteerAssignment(person, () => onPoint(undefined));
  const [detailed, setDetailed] = useState<SlotForVolunteer>();
  const noSlot = `Aucun créneau disponible pour ${person?.firstname}`;
  return (
    <Column
      title="2. Créneaux"
      filters={
        <TaskFilters search={search} teams={teams}>
          <FilterSwitch
            label="Amis assignés"
            checked={friendsOnly}
            onChange={(text) => set("friendsAssigned", text)}
          />
        </TaskFilters>
      }
      idle={person || isAwaited ? undefined : "Aucun bénévole sélectionné"}
      reading={reading}
      loadingText="Recherche des créneaux..."
      count={found.length}
      countLabel="Nombre de créneaux dans la liste"
      emptyText={(slots.length > 0 && noMatch(search.activeCount + (friendsOnly ? 1 : 0))) || noSlot}
    >
      <ChoiceList
        label="Créneaux disponibles"
        rows={found}
        getKey={slotKey}
        onChoose={setDetailed}
        onPoint={onPoint}
        opens={({ taskId }) => ({ label: `Ouvrir la FT #${taskId}`, href: `/ft/${taskId}` })}
        render={(slot) => <SlotRow slot={slot} teams={teams} />}
        actions={(slot, tabIndex) => (
          <AssignButtons
            label={labelOf(slot)}
            codes={slot.teams.map(({ team }) => team)}
            teams={teams}
            tabIndex={tabIndex}
            onAssign={(as) => void assignment.assignTo({ slot, as })}
          />
        )}
      />
      {detailed && person && (
        <SlotDetailsDialog slot={detailed} personId={person.id} onClose={() => setDetailed(undefined)} />
      )}
      {assignment.againstRest && person && (
        <RestDialog
          person={person}
          slot={assignment.againstRest}
          send={assignment.assignAgainstRest}
          onClose={assignment.giveUp}
        />
      )}
    </Column>
  );
});
