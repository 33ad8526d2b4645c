import { ofHours } from "@coulisses/shared-domain/time/duration";
import { formatDay } from "@coulisses/shared-domain/time/format";
import { addDays, parisInstant } from "@coulisses/shared-domain/time/paris";
import { makeStyles, mergeClasses } from "@griffel/react";
import { Button } from "../base/button/button";
import { tip } from "../base/button/tooltip";
import { Icon } from "../base/text/icon";
import { VisuallyHidden } from "../base/text/visually-hidden";
import { axisOf, minutesOn } from "../calendar/calendar-axis";
import { uiIcons } from "../icons/ui-icons";
import { tokens } from "../theme/tokens";
import { cellOf, SlotCell } from "./slot-cell";
import type { GridSlot, SlotGridProps } from "./slot-grid-props";
import { shortDay } from "./slot-words";
import { useSlotGestures } from "./use-slot-gestures";

/** Pixels: the height of an hour. */
const HOUR = 28;

const useStyles = makeStyles({
  scroller: { overflowX: "auto", paddingBottom: "4px" },
  grid: { display: "grid", gap: "0 8px", minWidth: "min-content" },
  head: { display: "flex", alignItems: "center", justifyContent: "center", paddingBottom: "8px" },
  day: {
    position: "relative",
    display: "flex",
    alignItems: "baseline",
    gap: "6px",
    padding: "4px 10px",
    border: "1px solid transparent",
    borderRadius: "12px",
    backgroundColor: "transparent",
    color: tokens.colorNeutralForeground1,
    fontFamily: "inherit",
    cursor: "pointer",
    ":hover": { backgroundColor: tokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  full: { color: tokens.colorBrandForeground1, border: `1px solid ${tokens.colorBrandStroke1}` },
  number: { fontSize: "20px", fontWeight: 650 },
  like: { minWidth: "28px" },
  column: { display: "grid", rowGap: "3px", touchAction: "pan-y" },
  hours: { display: "grid", rowGap: "3px", color: tokens.colorNeutralForeground3, textAlign: "right" },
  hour: { fontSize: tokens.fontSizeBase100, lineHeight: "12px", fontVariantNumeric: "tabular-nums" },
  shift: { color: tokens.colorBrandForeground1, fontWeight: 600 },
});

/** When the night shift, the day shift and the party shift start. */
const SHIFTS = [6, 10, 18];

/** A column a day, beside the hours of Paris; the hour that comes twice has its row twice. */
export function SlotColumns({ days, onPaint, onToggle, onLikeDayBefore }: SlotGridProps) {
  const styles = useStyles();
  const axis = axisOf(days.map(({ day }) => day));
  const gestures = useSlotGestures(
    days.map(({ slots }) => slots),
    onPaint,
    { columns: true },
  );
  const rows = { gridTemplateRows: `repeat(${axis.length}, ${HOUR}px)` };
  const rowOf = ({ start, end }: GridSlot) =>
    `${minutesOn(axis, start) / 60 + 1} / span ${(end.getTime() - start.getTime()) / ofHours(1)}`;
  return (
    <div className={styles.scroller}>
      <div
        className={styles.grid}
        style={{ gridTemplateColumns: `34px repeat(${days.length}, minmax(84px, 1fr))` }}
        {...gestures.root}
      >
        <span />
        {days.map(({ day, slots }) => (
          <DayHead key={day} day={day} slots={slots} onToggle={onToggle} onLikeDayBefore={onLikeDayBefore} />
        ))}
        <div aria-hidden className={styles.hours} style={rows}>
          {axis.map(({ hour, again }) => (
            <span
              key={`${hour}${again}`}
              className={mergeClasses(styles.hour, SHIFTS.includes(hour) && styles.shift)}
            >
              {hour}h
            </span>
          ))}
        </div>
        {days.map(({ day, slots }) => (
          <div
            key={day}
            role="group"
            aria-label={formatDay(parisInstant(day, 12))}
            className={styles.column}
            style={rows}
          >
            {slots.map((slot) => (
              <SlotCell
                key={slot.start.getTime()}
                {...cellOf(slot)}
                isLarge={false}
                isStop={gestures.isStop(slot)}
                row={rowOf(slot)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

type DayHeadProps = Pick<SlotGridProps, "onToggle" | "onLikeDayBefore"> & {
  day: string;
  slots: readonly GridSlot[];
};

function DayHead({ day, slots, onToggle, onLikeDayBefore }: DayHeadProps) {
  const styles = useStyles();
  const { name, number } = shortDay(day);
  const isFull = slots.every(({ state }) => state !== "free");
  const words = (date: string) => formatDay(parisInstant(date, 12));
  return (
    <div className={styles.head}>
      <button
        type="button"
        aria-pressed={isFull}
        className={mergeClasses(styles.day, isFull && styles.full)}
        onClick={() => onToggle(slots)}
        {...tip("Clique ici pour prendre ou laisser toute la journée")}
      >
        <VisuallyHidden>Toute la journée du {words(day)}</VisuallyHidden>
        <span aria-hidden>{name}</span>
        <span aria-hidden className={styles.number}>
          {number}
        </span>
      </button>
      <Button
        appearance="subtle"
        size="small"
        className={styles.like}
        icon={<Icon path={uiIcons.copy} size={16} />}
        aria-label={`Le ${words(day)} comme la veille`}
        tooltip={`Comme hier : les heures du ${words(addDays(day, -1))}`}
        onClick={() => onLikeDayBefore(day)}
      />
    </div>
  );
}
