import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { useListTeamsQuery } from "@coulisses/shared-auth";
import type { SlotForVolunteer } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatDuration } from "@coulisses/shared-domain/time/duration";
import { useDocumentTitle } from "@coulisses/shared-ui/base";
import { useState } from "react";
import { useListVolunteersToAssignQuery } from "../api/assignment-api";
import { ToolPage } from "../assignment-parts/tool-page";
import { FriendsCard } from "./friends-card";
import { PlanningColumn } from "./planning-column";
import { SlotsColumn } from "./slots-column";
import { VolunteersColumn } from "./volunteers-column";

const none: never[] = [];

/** §5.9: from a volunteer to the slots that they could take. The address holds the choice. */
export default function OrgaTaskAssignmentPage() {
  const { filters, set } = useAddressFilters(["volunteer"]);
  const { data: teams = none } = useListTeamsQuery();
  const { data: people = none, isLoading } = useListVolunteersToAssignQuery();
  const person = people.find(({ id }) => String(id) === filters.volunteer);
  const isAwaited = isLoading && filters.volunteer !== "";
  const [pointedAt, setPointedAt] = useState<SlotForVolunteer>();
  useDocumentTitle(person && `${displayName(person)} affect`);

  const choose = ({ id }: { id: number }) => {
    setPointedAt(undefined);
    set("volunteer", String(id));
  };
  return (
    <ToolPage
      {...(filters.volunteer !== "" && {
        step: "right",
        back: { label: "Autres bénévoles", onBack: () => set("volunteer", "") },
      })}
      {...(person && {
        about: `${displayName(person)}, affecté: ${formatDuration(person.assignmentDuration)}`,
      })}
      left={
        <>
          <VolunteersColumn teams={teams} chosen={person?.id} onChoose={choose} />
          {person && <FriendsCard person={person} people={people} onChoose={choose} />}
        </>
      }
      middle={<PlanningColumn key={person?.id} person={person} isAwaited={isAwaited} pointedAt={pointedAt} />}
      right={
        <SlotsColumn
          key={person?.id}
          person={person}
          isAwaited={isAwaited}
          teams={teams}
          onPoint={setPointedAt}
        />
      }
    />
  );
}
