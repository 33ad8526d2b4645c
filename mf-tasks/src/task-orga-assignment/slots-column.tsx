import { Link } from "@coulisses/shared-pages/router";
import { isApiError, loadState, useEventDate } from "@coulisses/shared-auth";
import { categoryLabel } from "@coulisses/shared-domain/assignment/category";
import type { TaskWithSlots } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { Team } from "@coulisses/shared-domain/people/team";
import { festivalDayOf } from "@coulisses/shared-domain/time/festival-day";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import { toDate } from "@coulisses/shared-domain/time/instant";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import {
  Button,
  EmptyState,
  LoadState,
  makeStyles,
  Notice,
  Surface,
  Tag,
  Text,
  tokens,
} from "@coulisses/shared-ui/base";
import { PeriodCalendar } from "@coulisses/shared-ui/data";
import { SlotDetailsDialog } from "@coulisses/shared-pages/slot";
import { useMemo, useState } from "react";
import { useReadTaskToFillQuery } from "../api/assignment-api";
import {
  firstDayToFill,
  lacksPeople,
  slotEvents,
  slotInAddress,
  slotOfEvent,
  type SlotToFill,
} from "./slot-events";

const useStyles = makeStyles({
  column: { minWidth: 0, padding: "14px 12px 8px", overflowY: "auto", "& > header": { marginBottom: "8px" } },
  chosen: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "6px 12px",
    minHeight: "32px",
    marginBottom: "8px",
  },
  link: { color: tokens.colorBrandForegroundLink },
});

type Props = {
  taskId: number | undefined;
  teams: readonly Team[];
  /** `slotKey` of the chosen slot. */
  chosen: string | undefined;
  onChoose: (key: string) => void;
};

/** Slots of the chosen task, with people asked and assigned for each team. */
export function SlotsColumn({ taskId, ...props }: Props) {
  const styles = useStyles();
  const reading = useReadTaskToFillQuery({ id: taskId ?? 0 }, { skip: taskId === undefined });
  const { currentData: task, error } = reading;
  return (
    <Surface
      padded={false}
      className={styles.column}
      title={task ? `[${task.id}] ${task.name}` : "Créneaux"}
      actions={
        task && (
          <>
            <Tag>{categoryLabel(task.category ?? undefined)}</Tag>
            {task.topPriority && <Tag intent="warning">Prioritaire</Tag>}
            <Link to={`/ft/${task.id}`} className={styles.link}>
              Ouvrir la FT
            </Link>
          </>
        )
      }
    >
      {taskId === undefined && <EmptyState title="Choisis une tâche pour voir ses créneaux" />}
      {task && isApiError(error) && (
        <Notice intent="warning" role="alert">
          {error.message}
        </Notice>
      )}
      {task && <Slots key={task.id} task={task} {...props} />}
      {taskId !== undefined && !task && (
        <LoadState label="Chargement des créneaux..." {...loadState(reading)} />
      )}
    </Surface>
  );
}

function Slots({ task, teams, chosen, onChoose }: Omit<Props, "taskId"> & { task: TaskWithSlots }) {
  const styles = useStyles();
  const festival = useEventDate();
  const slots = task.assignments;
  const events = useMemo(() => slotEvents(slots, teams, chosen), [slots, teams, chosen]);
  const slot = slots.find((one) => slotInAddress(one) === chosen);
  const opening = slot ?? slots.find(lacksPeople) ?? slots[0];
  const [detailed, setDetailed] = useState<SlotToFill>();
  const [day, setDay] = useState(
    () =>
      (slot && festivalDayOf(new Date(slot.start))) ??
      firstDayToFill(slots, new Date()) ??
      festivalDayOf(new Date()),
  );
  return (
    <>
      <div className={styles.chosen} aria-live="polite">
        <Text muted={slot === undefined}>
          {slot ? formatPeriod(slot) : "Choisis un créneau pour voir qui peut y venir"}
        </Text>
        {slot && (
          <Button size="small" onClick={() => setDetailed(slot)}>
            Détails du créneau
          </Button>
        )}
      </div>
      <PeriodCalendar
        events={events}
        {...(opening && { opensAt: opening.start })}
        day={day}
        onDayChange={setDay}
        onOpen={(event) => {
          const opened = slotOfEvent(slots, event);
          if (opened) onChoose(slotInAddress(opened));
        }}
        onDetails={(event) => setDetailed(slotOfEvent(slots, event))}
        {...(festival && { festivalDay: parisDay(toDate(festival.start)) })}
      />
      {detailed && <SlotDetailsDialog slot={detailed} onClose={() => setDetailed(undefined)} />}
    </>
  );
}
