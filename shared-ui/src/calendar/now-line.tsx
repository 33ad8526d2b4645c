import { formatTime } from "@coulisses/shared-domain/time/format";
import { festivalDayOf } from "@coulisses/shared-domain/time/festival-day";
import { makeStyles } from "@griffel/react";
import { VisuallyHidden } from "../base/text/visually-hidden";
import { useNow } from "../behaviour/use-now";
import { tokens } from "../theme/tokens";
import { type Axis, minutesOn } from "./calendar-axis";
import { HOUR } from "./calendar-measures";

const useStyles = makeStyles({
  line: {
    position: "absolute",
    left: 0,
    right: 0,
    height: 0,
    borderTop: `2px solid ${tokens.refusedInk}`,
    zIndex: 1,
    pointerEvents: "none",
  },
  dot: {
    position: "absolute",
    left: "-5px",
    top: "-6px",
    width: "10px",
    height: "10px",
    borderRadius: "50%",
    backgroundColor: tokens.refusedInk,
  },
  time: {
    position: "absolute",
    right: "2px",
    transform: "translateY(-50%)",
    padding: "0 3px",
    borderRadius: tokens.borderRadiusSmall,
    fontSize: tokens.fontSizeBase100,
    fontWeight: 600,
    fontVariantNumeric: "tabular-nums",
    backgroundColor: tokens.refusedFill,
    color: tokens.refusedInk,
    zIndex: 1,
  },
});

/** The present minute across a column, where it is of today; only the line moves, nothing else is drawn again. */
export function NowLine({ day, axis, first }: { day: string; axis: Axis; first: boolean }) {
  const styles = useStyles();
  const now = useNow();
  if (festivalDayOf(now) !== day) return null;
  return (
    <div className={styles.line} style={{ top: (minutesOn(axis, now) / 60) * HOUR }} data-now="">
      {first && (
        <>
          <span className={styles.dot} />
          <VisuallyHidden>Maintenant : {formatTime(now)}</VisuallyHidden>
        </>
      )}
    </div>
  );
}

/** The same beside the hours, in words. */
export function NowTime({ days, axis }: { days: readonly string[]; axis: Axis }) {
  const styles = useStyles();
  const now = useNow();
  if (!days.includes(festivalDayOf(now))) return null;
  return (
    <span className={styles.time} style={{ top: (minutesOn(axis, now) / 60) * HOUR }}>
      {formatTime(now)}
    </span>
  );
}
