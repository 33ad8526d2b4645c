import { Link } from "@coulisses/shared-pages/router";
import { isApiError, loadState } from "@coulisses/shared-auth";
import { categoryLabel } from "@coulisses/shared-domain/assignment/category";
import type { TaskWithSlots } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { Team } from "@coulisses/shared-domain/people/team";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import {
  Button,
  EmptyState,
  fingerSized,
  LoadState,
  makeStyles,
  Notice,
  Surface,
  Tag,
  Text,
  tokens,
} from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { SlotDetailsDialog, slotInAddress } from "@coulisses/shared-pages/slot";
import { useState } from "react";
import { useReadTaskToFillQuery } from "../api/assignment-api";
import { SlotCalendar } from "./slot-calendar";
import { type SlotToFill } from "./slot-events";
import { SlotList } from "./slot-list";

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
  link: { color: tokens.colorBrandForegroundLink, ...fingerSized },
});

type Props = {
  taskId: number | undefined;
  teams: readonly Team[];
  /** `slotInAddress` of the chosen slot. */
  chosen: string | undefined;
  onChoose: (key: string) => void;
  /** Slots on a calendar instead of a list. */
  onCalendar: boolean;
  onView: (view: "calendar" | "") => void;
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
      title={task ? `2. [${task.id}] ${task.name}` : "2. Créneaux"}
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

type SlotsProps = Omit<Props, "taskId"> & { task: TaskWithSlots };

function Slots({ task, teams, chosen, onChoose, onCalendar, onView }: SlotsProps) {
  const styles = useStyles();
  const slots = task.assignments;
  const slot = slots.find((one) => slotInAddress(one) === chosen);
  const [detailed, setDetailed] = useState<SlotToFill>();
  const shared = { slots, teams, chosen, onDetails: setDetailed };
  const choose = (one: SlotToFill) => onChoose(slotInAddress(one));
  return (
    <>
      <div className={styles.chosen} aria-live="polite">
        {slot === undefined && <Text muted>Choisis un créneau pour voir qui peut y venir</Text>}
        {slot && onCalendar && <Text>{formatPeriod(slot)}</Text>}
        {slot && onCalendar && (
          <Button size="small" onClick={() => setDetailed(slot)}>
            Détails du créneau
          </Button>
        )}
        <Button
          size="small"
          appearance="subtle"
          icon={<UiIcon name="calendar" size={18} />}
          onClick={() => onView(onCalendar ? "" : "calendar")}
        >
          {onCalendar ? "En liste" : "Sur un calendrier"}
        </Button>
      </div>
      {onCalendar ? (
        <SlotCalendar {...shared} onChoose={choose} />
      ) : (
        <SlotList {...shared} onChoose={choose} />
      )}
      {detailed && <SlotDetailsDialog isInTool slot={detailed} onClose={() => setDetailed(undefined)} />}
    </>
  );
}
