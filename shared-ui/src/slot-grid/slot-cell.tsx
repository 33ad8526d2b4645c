import { formatHours } from "@coulisses/shared-domain/time/format";
import { makeStyles, mergeClasses } from "@griffel/react";
import { memo } from "react";
import { Icon } from "../base/text/icon";
import { VisuallyHidden } from "../base/text/visually-hidden";
import { uiIcons } from "../icons/ui-icons";
import { tokens } from "../theme/tokens";
import type { GridSlot, GridSlotState } from "./slot-grid-props";
import { slotName } from "./slot-words";

const glyphs: Record<GridSlotState, string | undefined> = {
  free: undefined,
  selected: uiIcons.check,
  recorded: uiIcons.lock,
  waiting: uiIcons.clock,
  broken: uiIcons.warning,
};

const useStyles = makeStyles({
  cell: {
    // Holds the words that only a screen reader finds.
    position: "relative",
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4px",
    boxSizing: "border-box",
    minWidth: 0,
    margin: 0,
    padding: "0 8px",
    border: "1px solid transparent",
    borderRadius: "6px",
    fontFamily: "inherit",
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: "tabular-nums",
    userSelect: "none",
    cursor: "pointer",
    "@media (prefers-reduced-motion: no-preference)": { transition: "background-color 80ms" },
    ":focus-visible": {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: "1px",
      zIndex: 1,
    },
  },
  large: {
    minHeight: "56px",
    padding: "0 10px",
    borderRadius: "12px",
    fontSize: tokens.fontSizeBase300,
  },
  corner: { position: "absolute", top: "5px", right: "5px", display: "flex" },
  words: { display: "grid", textAlign: "left", lineHeight: "18px", whiteSpace: "nowrap" },
  points: { fontSize: tokens.fontSizeBase200 },
  free: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    ":hover": { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  selected: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: 600,
  },
  recorded: {
    backgroundColor: tokens.validatedFill,
    color: tokens.validatedInk,
    fontWeight: 600,
    cursor: "default",
  },
  waiting: {
    backgroundColor: tokens.infoFill,
    color: tokens.infoInk,
    border: `1px dashed ${tokens.infoInk}`,
    fontWeight: 600,
    cursor: "default",
  },
  broken: {
    backgroundColor: tokens.refusedFill,
    color: tokens.refusedInk,
    border: `2px dashed ${tokens.refusedInk}`,
    fontWeight: 600,
  },
});

type SlotCellProps = {
  /** Milliseconds since 1970, as all that is compared here is plain: a cell is drawn again only when it changes. */
  start: number;
  end: number;
  state: GridSlotState;
  points: number;
  isLarge: boolean;
  /** Where the Tab key enters. */
  isStop: boolean;
  /** Rows of the grid, `3 / span 2`. */
  row?: string;
};

/** One slot; what holds it listens to pointer and keys. */
export const SlotCell = memo(function SlotCell(props: SlotCellProps) {
  const { start, end, state, points, isLarge, isStop, row } = props;
  const styles = useStyles();
  const slot = { start: new Date(start), end: new Date(end) };
  const glyph = glyphs[state];
  const isLocked = state === "recorded" || state === "waiting";
  return (
    <button
      type="button"
      data-point={start}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={state !== "free"}
      {...(isLocked && { "aria-disabled": true })}
      className={mergeClasses(styles.cell, isLarge && styles.large, styles[state])}
      {...(row !== undefined && { style: { gridRow: row } })}
    >
      <VisuallyHidden>{slotName(slot, state, points)}</VisuallyHidden>
      {isLarge ? (
        <span aria-hidden className={styles.words}>
          {formatHours(slot)}
          {points > 0 && <span className={styles.points}>+{points.toLocaleString("fr")} 😎</span>}
        </span>
      ) : (
        <span aria-hidden>{points > 0 && `+${points.toLocaleString("fr")}`}</span>
      )}
      {glyph && (
        <span aria-hidden className={mergeClasses(isLarge && styles.corner)}>
          <Icon path={glyph} size={14} />
        </span>
      )}
    </button>
  );
});

/** The part of a slot that its cell shows. */
export const cellOf = ({ start, end, state, points = 0 }: GridSlot) => ({
  start: start.getTime(),
  end: end.getTime(),
  state,
  points,
});

/** The same colour and sign as a cell of this state. */
export function StateSwatch({ state }: { state: GridSlotState }) {
  const styles = useStyles();
  const glyph = glyphs[state];
  return (
    <span
      aria-hidden
      className={mergeClasses(styles.cell, styles[state])}
      style={{ width: 26, height: 20, padding: 0, justifyContent: "center", cursor: "default" }}
    >
      {glyph && <Icon path={glyph} size={14} />}
    </span>
  );
}
