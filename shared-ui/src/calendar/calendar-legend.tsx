import { makeStyles, mergeClasses } from "@griffel/react";
import { tokens } from "../theme/tokens";
import { eventColors } from "./calendar-colors";
import type { CalendarEvent } from "./calendar-layout";
import { AVAILABLE, HATCHED, SHIFTS } from "./day-column";
import { Legend } from "./legend";

const useStyles = makeStyles({
  swatch: {
    boxSizing: "border-box",
    width: "14px",
    height: "14px",
    borderRadius: "4px",
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  marked: { border: `2px dashed ${tokens.reviewInk}` },
  pale: { display: "flex", gap: "2px" },
  lines: { display: "grid", gap: "3px", width: "18px" },
  line: { height: 0, borderTop: "2px dashed" },
  now: { width: "18px", height: 0, borderTop: `2px solid ${tokens.refusedInk}` },
});

type CalendarLegendProps = {
  /** The meaning of the colours. */
  entries: readonly { label: string; color: string }[];
  events: readonly CalendarEvent[];
  hasAvailabilities: boolean;
  /** True when an hour of a column does not exist. */
  hasSkippedHours: boolean;
  isNowInView: boolean;
};

/** The meaning of colours, bands, lines and hatches in view. */
export function CalendarLegend(props: CalendarLegendProps) {
  const { entries, events, hasAvailabilities, hasSkippedHours, isNowInView } = props;
  const styles = useStyles();
  const swatch = (style: object, className?: string) => (
    <span aria-hidden className={mergeClasses(styles.swatch, className)} style={style} />
  );
  const marks = [...new Set(events.flatMap(({ mark }) => mark ?? []))];
  const isPale = events.some(({ filled = 1 }) => filled < 1);
  return (
    <Legend
      entries={[
        ...entries.map(({ label, color }) => ({ label, mark: swatch(eventColors(color)) })),
        ...marks.map((label) => ({ label, mark: swatch({}, styles.marked) })),
        ...(isPale
          ? [
              {
                label: "Plus c'est pâle, plus il manque de monde",
                mark: swatch({ backgroundColor: tokens.colorNeutralBackground5 }),
              },
            ]
          : []),
        ...(hasAvailabilities ? [{ label: "Disponible", mark: swatch({ backgroundColor: AVAILABLE }) }] : []),
        {
          label: `Relèves : ${SHIFTS.map(({ hour }) => `${String(hour)}h`).join(", ")}`,
          mark: (
            <span aria-hidden className={styles.lines}>
              {SHIFTS.map(({ hour, borderTopColor }) => (
                <span key={hour} className={styles.line} style={{ borderTopColor }} />
              ))}
            </span>
          ),
        },
        ...(isNowInView ? [{ label: "Maintenant", mark: <span aria-hidden className={styles.now} /> }] : []),
        ...(hasSkippedHours
          ? [{ label: "Heure qui n'existe pas ce jour-là", mark: swatch({ backgroundImage: HATCHED }) }]
          : []),
      ]}
    />
  );
}
