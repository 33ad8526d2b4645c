import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { useListTeamsQuery } from "@coulisses/shared-auth";
import type { SlotForVolunteer } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { makeStyles, useDocumentTitle } from "@coulisses/shared-ui/base";
import { useState } from "react";
import { useListVolunteersToAssignQuery } from "../api/assignment-api";
import { FriendsCard } from "./friends-card";
import { PlanningColumn } from "./planning-column";
import { SlotsColumn } from "./slots-column";
import { VolunteersColumn } from "./volunteers-column";

const useStyles = makeStyles({
  page: {
    display: "grid",
    gap: "12px",
    minWidth: 0,
    gridTemplateColumns: "minmax(300px, min(420px, 26%)) minmax(0, 1fr) minmax(300px, min(420px, 26%))",
    gridTemplateRows: "minmax(480px, calc(100dvh - 150px))",
    gridTemplateAreas: '"people planning slots"',
    "@media (max-width: 1279px)": {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gridTemplateRows: "auto minmax(420px, 60dvh)",
      gridTemplateAreas: '"planning planning" "people slots"',
    },
  },
  people: {
    gridArea: "people",
    display: "flex",
    flexDirection: "column",
    gap: "12px",
    minWidth: 0,
    minHeight: 0,
    "& > :first-child": { flexGrow: 1 },
  },
  planning: { gridArea: "planning", display: "grid", minWidth: 0, minHeight: 0 },
  slots: { gridArea: "slots", display: "grid", minWidth: 0, minHeight: 0 },
});

const none: never[] = [];

/** §5.9: from a volunteer to the slots that they could take. The address holds the choice. */
export default function OrgaTaskAssignmentPage() {
  const styles = useStyles();
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
    <div className={styles.page}>
      <div className={styles.people}>
        <VolunteersColumn teams={teams} chosen={person?.id} onChoose={choose} />
        {person && <FriendsCard person={person} people={people} onChoose={choose} />}
      </div>
      <div className={styles.planning}>
        <PlanningColumn key={person?.id} person={person} isAwaited={isAwaited} pointedAt={pointedAt} />
      </div>
      <div className={styles.slots}>
        <SlotsColumn
          key={person?.id}
          person={person}
          isAwaited={isAwaited}
          teams={teams}
          onPoint={setPointedAt}
        />
      </div>
    </div>
  );
}
