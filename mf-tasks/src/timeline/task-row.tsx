import { useCan } from "@coulisses/shared-auth";
import { ofName } from "@coulisses/shared-domain/french/of-name";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatHours } from "@coulisses/shared-domain/time/format";
import { createPeriod, type Period } from "@coulisses/shared-domain/time/period";
import { Link } from "@coulisses/shared-pages/router";
import {
  makeStyles,
  media,
  mergeClasses,
  Text,
  tip,
  tokens,
  useIsMobile,
  VisuallyHidden,
} from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { memo, useMemo } from "react";
import { slotMark } from "./board-keys";
import { lookOf, useSlotLooks } from "./slot-looks";
import { fillingOf, layoutTask, type TimelineSlot, type TimelineTask } from "./board-layout";

/** % of the window: a finger needs 44 of the 290 px that the narrowest phone leaves. */
const LEAST = { phone: 16, wide: 2 };

const useStyles = makeStyles({
  task: {
    display: "grid",
    gridTemplateColumns: "var(--names) minmax(0, 1fr)",
    alignItems: "center",
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "2px" },
  },
  name: { display: "grid", paddingRight: "12px", minWidth: 0, overflowWrap: "anywhere" },
  link: {
    color: tokens.colorBrandForegroundLink,
    [media.mobile]: { display: "flex", alignItems: "center", minHeight: "44px" },
  },
  urgent: { color: tokens.refusedInk, verticalAlign: "middle", marginRight: "4px" },
  track: { position: "relative", "--row": "34px", [media.mobile]: { "--row": "48px" } },
  mobilization: {
    position: "absolute",
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  slot: {
    position: "absolute",
    boxSizing: "border-box",
    height: "calc(var(--row) - 4px)",
    padding: "0 8px",
    overflow: "hidden",
    textAlign: "start",
    whiteSpace: "nowrap",
    textOverflow: "ellipsis",
    fontFamily: "inherit",
    fontSize: tokens.fontSizeBase200,
    cursor: "pointer",
    borderRadius: tokens.borderRadiusMedium,
    fontVariantNumeric: "tabular-nums",
    ":hover": { filter: "brightness(0.96)" },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "1px", zIndex: 1 },
  },
});

type Props = { task: TimelineTask; window: Period; onOpen: (key: string) => void };

/** A task: its slots along the hours, on the room of their mobilizations. The arrow keys move among the slots. */
export const TaskRow = memo(function TaskRow({ task, window, onOpen }: Props) {
  const styles = useStyles();
  const looks = useSlotLooks();
  const least = useIsMobile() ? LEAST.phone : LEAST.wide;
  const { slots, mobilizations, rows } = useMemo(
    () => layoutTask(task, window, least),
    [task, window, least],
  );
  return (
    <li className={styles.task}>
      <TaskName task={task} />
      <div
        role="group"
        aria-label={`Créneaux ${ofName(task.name)}`}
        className={styles.track}
        style={{ height: `calc(var(--row) * ${rows})` }}
      >
        {mobilizations.map(({ key, left, width, row, rows: height }) => (
          <div
            key={key}
            aria-hidden
            className={styles.mobilization}
            style={{ left: `${left}%`, width: `${width}%`, ...inRows(row, height) }}
          />
        ))}
        {slots.map(({ key, slot, left, width, row, missing }, rank) => (
          <button
            key={key}
            type="button"
            className={mergeClasses(styles.slot, looks[lookOf(slot, missing)])}
            style={{ left: `${left}%`, width: `${width}%`, top: `calc(var(--row) * ${row} + 2px)` }}
            tabIndex={rank === 0 ? 0 : -1}
            {...slotMark(slot.start)}
            {...tip([headOf(slot, missing), ...peopleIn(slot)].join("\n"))}
            aria-label={`${headOf(slot, missing)} : ${peopleIn(slot).join(", ")}`}
            onClick={() => onOpen(key)}
          >
            {[fillingOf(slot, missing), peopleIn(slot).join(", ")].filter(Boolean).join(" · ")}
          </button>
        ))}
      </div>
    </li>
  );
});

function TaskName({ task }: { task: TimelineTask }) {
  const styles = useStyles();
  const readsTasks = useCan("read-ft");
  const title = (
    <>
      {task.topPriority && (
        <span className={styles.urgent} {...tip("Tâche prioritaire")}>
          <UiIcon name="warning" size={16} />
          <VisuallyHidden>Tâche prioritaire : </VisuallyHidden>
        </span>
      )}
      {`[${task.id}] ${task.name}`}
    </>
  );
  return (
    <div className={styles.name}>
      {readsTasks ? (
        <Link className={styles.link} to={`/ft/${task.id}`} target="_blank">
          {title}
        </Link>
      ) : (
        <span>{title}</span>
      )}
      {task.appointment && (
        <Text size="small" muted>
          {task.appointment}
        </Text>
      )}
    </div>
  );
}

const inRows = (row: number, rows: number) => ({
  top: `calc(var(--row) * ${row})`,
  height: `calc(var(--row) * ${rows})`,
});
const isEmpty = ({ assignees }: TimelineSlot) => assignees.length === 0;
const headOf = (slot: TimelineSlot, missing: number) =>
  [formatHours(createPeriod(slot)), fillingOf(slot, missing)].filter(Boolean).join(", ");
const peopleIn = (slot: TimelineSlot) =>
  isEmpty(slot) ? ["Aucun·e bénévole"] : slot.assignees.map(displayName);
