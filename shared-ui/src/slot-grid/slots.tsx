import { addDays, parisHour, parisInstant } from "@coulisses/shared-domain/time/paris";
import { formatDay, formatHours, formatShortDay } from "@coulisses/shared-domain/time/format";
import { makeStyles } from "@griffel/react";
import { Button } from "../base/button/button";
import { Heading, Text } from "../base/text/text";
import { CheckboxField } from "../form/choice/checkbox-field";
import { Icon } from "../base/text/icon";
import { uiIcons } from "../icons/ui-icons";
import { Legend } from "../calendar/legend";
import { cellOf, SlotCell, StateSwatch } from "./slot-cell";
import { SlotColumns } from "./slot-columns";
import type { GridDay, GridSlot, GridSlotState, SlotGridProps } from "./slot-grid-props";
import { pointWords, stateWords } from "./slot-words";
import { useSlotGestures } from "./use-slot-gestures";

const useStyles = makeStyles({
  all: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px" },
  day: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px" },
  actions: { display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(140px, 1fr))", gap: "8px" },
  touch: { minHeight: "44px" },
  box: { minHeight: "44px", alignItems: "center" },
  part: { display: "grid", gap: "6px", minWidth: 0 },
  partHead: { display: "flex", alignItems: "center", justifyContent: "space-between", gap: "8px" },
  cells: {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: "8px",
    touchAction: "pan-y",
  },
  boxes: { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(260px, 1fr))" },
});

/** The parts of a day, as a volunteer speaks of them. */
const PARTS = [
  { name: "Journée", from: 6, to: 18 },
  { name: "Soirée", from: 18, to: 24 },
  { name: "Nuit", from: 0, to: 6 },
];
/** Of a day from six to six: its night bears the date of the next day. */
const partsOf = (day: string, slots: readonly GridSlot[]) =>
  PARTS.map(({ name, from, to }) => ({
    name,
    hours: `${from === 0 ? `${formatShortDay(parisInstant(addDays(day, 1)))}, ` : ""}${from}h - ${to === 24 ? 0 : to}h`,
    slots: slots.filter(({ start }) => parisHour(start) >= from && parisHour(start) < to),
  }));

const dayName = (day: string) => formatDay(parisInstant(day, 12));
const isFull = (slots: readonly GridSlot[]) => slots.every(({ state }) => state !== "free");

/** The grid behind `SlotGrid`. */
export default function Slots(props: SlotGridProps) {
  const styles = useStyles();
  const { days, layout, label } = props;
  const states = new Set(days.flatMap(({ slots }) => slots.map(({ state }) => state)));
  return (
    <div className={styles.all} role="group" aria-label={label}>
      {layout === "columns" ? (
        <SlotColumns {...props} />
      ) : (
        days.map((day) => <SlotDay key={day.day} {...props} {...day} />)
      )}
      <Legend entries={legendOf(states)} />
    </div>
  );
}

/** One day with cells for a finger, or as boxes. */
function SlotDay({ day, slots, layout, onPaint, onToggle, onLikeDayBefore }: SlotGridProps & GridDay) {
  const styles = useStyles();
  const parts = partsOf(day, slots);
  const rows = parts.flatMap((part) => threes(part.slots));
  const gestures = useSlotGestures(rows, onPaint);
  const before = dayName(addDays(day, -1));
  return (
    <div className={styles.day}>
      <div className={styles.actions}>
        <Button className={styles.touch} aria-pressed={isFull(slots)} onClick={() => onToggle(slots)}>
          Toute la journée
        </Button>
        <Button
          className={styles.touch}
          icon={<Icon path={uiIcons.copy} />}
          tooltip={`Les mêmes heures que ${before}`}
          onClick={() => onLikeDayBefore(day)}
        >
          Comme hier
        </Button>
      </div>
      <div {...(layout === "day" && gestures.root)} className={styles.day}>
        {parts.map((part) => (
          <section key={part.name} aria-label={`${part.name}, ${part.hours}`} className={styles.part}>
            <div className={styles.partHead}>
              <Heading level={3} visual={4}>
                {part.name} <Text muted>{part.hours}</Text>
              </Heading>
              <Button
                appearance="subtle"
                size="small"
                className={styles.touch}
                aria-label={`${wholeWords(part.slots)}, ${part.name.toLowerCase()}`}
                onClick={() => onToggle(part.slots)}
              >
                {wholeWords(part.slots)}
              </Button>
            </div>
            {layout === "day" ? (
              <div className={styles.cells}>
                {part.slots.map((slot) => (
                  <SlotCell
                    key={slot.start.getTime()}
                    {...cellOf(slot)}
                    isLarge
                    isStop={gestures.isStop(slot)}
                  />
                ))}
              </div>
            ) : (
              <div className={styles.boxes}>
                {part.slots.map((slot) => (
                  <CheckboxField
                    key={slot.start.getTime()}
                    className={styles.box}
                    label={boxLabel(slot)}
                    checked={slot.state !== "free"}
                    disabled={slot.state === "recorded" || slot.state === "waiting"}
                    onChange={(isChosen) => onPaint([slot], isChosen, true)}
                  />
                ))}
              </div>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}

function boxLabel(slot: GridSlot): string {
  const state =
    slot.state === "free" || slot.state === "selected" ? "" : stateWords[slot.state].toLowerCase();
  return [formatHours(slot), pointWords(slot.points ?? 0), state].filter(Boolean).join(", ");
}

const wholeWords = (slots: readonly GridSlot[]) => (isFull(slots) ? "Tout laisser" : "Tout prendre");

const threes = (slots: readonly GridSlot[]) =>
  Array.from({ length: Math.ceil(slots.length / 3) }, (_, row) => slots.slice(row * 3, row * 3 + 3));

const stateOrder = ["free", "selected", "recorded", "waiting", "broken"] as const;

/** The states that the grid shows. */
const legendOf = (states: ReadonlySet<GridSlotState>) =>
  stateOrder
    .filter((state) => states.has(state))
    .map((state) => ({ label: stateWords[state], mark: <StateSwatch state={state} /> }));
