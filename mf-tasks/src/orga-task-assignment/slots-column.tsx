import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { isApiError, useNotify } from "@coulisses/shared-auth";
import { slotIdentifier, slotKey } from "@coulisses/shared-domain/assignment/slot";
import type {
  SlotForVolunteer,
  VolunteerForAssignment,
} from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Team } from "@coulisses/shared-domain/people/team";
import { EmptyState, ErrorCard, Loading, noMatch } from "@coulisses/shared-ui/base";
import { SwitchField } from "@coulisses/shared-ui/form";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { memo, useMemo, useState } from "react";
import { useListSlotsForVolunteerQuery } from "../api/assignment-api";
import { ChoiceList } from "../assignment-parts/choice-list";
import { Column } from "../assignment-parts/column";
import { TaskFilters } from "../assignment-parts/filters";
import { matchesTaskSearch, useTaskSearch } from "../assignment-parts/task-search";
import { useAssign } from "../assignment-parts/use-assign";
import { SlotRow } from "./slot-row";

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
/** A slot, and the team that the volunteer would come for. */
type ChosenAssignment = { slot: SlotForVolunteer; as: string };

/**
 * Future slots that a volunteer could take; a press assigns one. Memoised: pointing at a slot does not redraw
 * the list.
 */
export const SlotsColumn = memo(function SlotsColumn({ person, isAwaited, teams, onPoint }: Props) {
  const search = useTaskSearch();
  const { filters, set } = useAddressFilters(["friendsAssigned"]);
  const friendsOnly = filters.friendsAssigned !== "";
  const notify = useNotify();
  const assign = useAssign();
  const { currentData, error, refetch } = useListSlotsForVolunteerQuery(
    { id: person?.id ?? 0 },
    { skip: person === undefined },
  );
  const slots = currentData ?? none;
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
  const [againstRest, setAgainstRest] = useState<ChosenAssignment>();

  const send = async ({ slot, as }: ChosenAssignment, restOverride?: string) => {
    const { taskId, name } = slot;
    const refusal = await assign(
      {
        assignment: slotIdentifier(slot),
        volunteers: [{ id: person?.id ?? 0, as }],
        ...(restOverride !== undefined && { restOverride }),
      },
      `${person ? displayName(person) : ""} est affecté·e à [${taskId}] ${name}`,
    );
    // The slot leaves the list, so its row can't report that the pointer left.
    if (!refusal) onPoint(undefined);
    return refusal;
  };
  const assignTo = async (place: ChosenAssignment) => {
    if (place.slot.restProblems.length > 0) return setAgainstRest(place);
    const refusal = await send(place);
    if (refusal) notify({ type: "error", message: refusal.message });
  };
  const onlyTeamOf = ({ teams: [first, ...others] }: SlotForVolunteer) =>
    others.length === 0 ? first?.team : undefined;

  const isFiltered = search.activeCount + (friendsOnly ? 1 : 0);
  return (
    <Column
      title="Créneaux"
      filters={
        <TaskFilters search={search} teams={teams}>
          <SwitchField
            label="Amis assignés"
            checked={friendsOnly}
            onChange={(checked) => set("friendsAssigned", checked ? "1" : "")}
          />
        </TaskFilters>
      }
      counter={`Nombre de créneaux dans la liste : ${found.length}`}
    >
      {!person && !isAwaited && <EmptyState title="Aucun bénévole sélectionné" />}
      {person && !currentData && isApiError(error) && (
        <ErrorCard message={error.message} onRetry={() => void refetch()} />
      )}
      {(isAwaited || (person && !currentData && !error)) && <Loading label="Recherche des créneaux..." />}
      {person && currentData && found.length === 0 && (
        <EmptyState
          title={
            (slots.length > 0 && noMatch(isFiltered)) || `Aucun créneau disponible pour ${person.firstname}`
          }
        />
      )}
      {found.length > 0 && (
        <ChoiceList
          label="Créneaux disponibles"
          rows={found}
          getKey={slotKey}
          isChoosable={(slot) => onlyTeamOf(slot) !== undefined}
          onChoose={(slot) => {
            const as = onlyTeamOf(slot);
            if (as !== undefined) void assignTo({ slot, as });
          }}
          onPoint={onPoint}
          opens={({ taskId }) => ({ label: `Ouvrir la FT #${taskId}`, href: `/ft/${taskId}` })}
          render={(slot, tabIndex) => (
            <SlotRow
              slot={slot}
              teams={teams}
              tabIndex={tabIndex}
              {...(onlyTeamOf(slot) === undefined && {
                onChoose: (as: string) => void assignTo({ slot, as }),
              })}
            />
          )}
        />
      )}
      {againstRest && person && (
        <RestDialog
          person={person}
          slot={againstRest.slot}
          send={(reason) => send(againstRest, reason)}
          onClose={() => setAgainstRest(undefined)}
        />
      )}
    </Column>
  );
});
