import {
  isApiError,
  useEventDate,
  useListBreaksQuery,
  useReadAvailabilitiesQuery,
  useReadWorkTimesQuery,
} from "@coulisses/shared-auth";
import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type {
  SlotForVolunteer,
  VolunteerForAssignment,
} from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { festivalDayOf } from "@coulisses/shared-domain/time/festival-day";
import { toDate } from "@coulisses/shared-domain/time/instant";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { SlotDetailsDialog } from "@coulisses/shared-pages/slot";
import { EmptyState, ErrorCard, Loading, makeStyles, Skeleton, Surface } from "@coulisses/shared-ui/base";
import { PeriodCalendar } from "@coulisses/shared-ui/data";
import { useMemo, useState } from "react";
import { useListPlannedTasksOfQuery } from "../api/assignment-api";
import { CategoryDurations } from "../assignment-parts/category-durations";
import { planningEvents } from "./planning-events";

const useStyles = makeStyles({
  column: {
    display: "flex",
    flexDirection: "column",
    gap: "8px",
    minWidth: 0,
    padding: "14px 12px 8px",
    overflowY: "auto",
  },
});

const none: never[] = [];
const legend = [
  { label: "Affecté", color: "READY_TO_ASSIGN" },
  { label: "Demandé par une FT non terminée", color: "VALIDATED" },
  { label: "Pause", color: "break" },
  { label: "Créneau regardé", color: "primary" },
];

type Props = {
  person: VolunteerForAssignment | undefined;
  /** True while the volunteer in the address is loading. */
  isAwaited: boolean;
  pointedAt: SlotForVolunteer | undefined;
};

/** A volunteer's planning and availabilities. */
export function PlanningColumn({ person, isAwaited, pointedAt }: Props) {
  const styles = useStyles();
  return (
    <Surface padded={false} className={styles.column} title={person ? displayName(person) : "Planning"}>
      {person && <Planning person={person} pointedAt={pointedAt} />}
      {!person && isAwaited && <Loading label="Chargement du planning..." />}
      {!person && !isAwaited && <EmptyState title="Aucun bénévole sélectionné" />}
    </Surface>
  );
}

function Planning({
  person: { id },
  pointedAt,
}: Pick<Props, "pointedAt"> & { person: VolunteerForAssignment }) {
  const festival = useEventDate();
  const festivalDay = festival && parisDay(toDate(festival.start));
  const stats = useReadWorkTimesQuery({ id });
  const planned = useListPlannedTasksOfQuery({ id });
  const breaks = useListBreaksQuery({ id });
  const availabilities = useReadAvailabilitiesQuery({ userId: id });
  const reads = [stats, planned, breaks, availabilities];
  const failure = reads.find(({ data, error }) => data === undefined && isApiError(error))?.error;

  const events = useMemo(
    () => planningEvents({ planned: planned.data ?? none, breaks: breaks.data ?? none, pointedAt }),
    [planned.data, breaks.data, pointedAt],
  );
  const [chosenDay, setDay] = useState<string>();
  const [lastPointedAt, setLastPointedAt] = useState(pointedAt);
  if (lastPointedAt !== pointedAt) {
    setLastPointedAt(pointedAt);
    if (pointedAt) setDay(festivalDayOf(new Date(pointedAt.start)));
  }
  const day = chosenDay ?? festivalDay;
  // A copy of the slot: the dialog stays open once the person was taken off it and the event is gone.
  const [opened, setOpened] = useState<SlotIdentifier>();
  const open = (eventId: string) => {
    const event = events.find((one) => one.id === eventId);
    if (!event || !("taskId" in event)) return;
    if (event.slot) setOpened(event.slot);
    else window.open(`/ft/${event.taskId}`, "_blank", "noopener");
  };
  return (
    <>
      {isApiError(failure) && (
        <ErrorCard
          message={failure.message}
          onRetry={() => reads.forEach((read) => read.data === undefined && void read.refetch())}
        />
      )}
      {stats.data ? <CategoryDurations stats={stats.data} /> : <Skeleton width="100%" />}
      <PeriodCalendar
        events={events}
        availabilities={availabilities.data ?? none}
        legend={legend}
        onOpen={(event) => open(event.id)}
        onDayChange={setDay}
        {...(day && { day })}
        {...(festivalDay && { festivalDay })}
      />
      {opened && <SlotDetailsDialog slot={opened} personId={id} onClose={() => setOpened(undefined)} />}
    </>
  );
}
