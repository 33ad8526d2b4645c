import { ofHours } from "@coulisses/shared-domain/time/duration";
import { formatHours, formatPeriod } from "@coulisses/shared-domain/time/format";
import { makeStyles, mergeClasses } from "@griffel/react";
import type { MouseEvent } from "react";
import { tip } from "../base/button/tooltip";
import { tokens } from "../theme/tokens";
import { eventColors, paleColor } from "./calendar-colors";
import type { CalendarEvent, EventPosition } from "./calendar-layout";
import { box, HEAD } from "./calendar-measures";

/** In pixels: of the words, and of the border with the padding around them. */
const LINE = 15;
const EDGE = 3;

const useStyles = makeStyles({
  event: {
    position: "absolute",
    pointerEvents: "auto",
    display: "flex",
    flexDirection: "column",
    boxSizing: "border-box",
    padding: `${EDGE - 1}px 5px`,
    textAlign: "left",
    border: `1px solid ${tokens.colorNeutralBackground1}`,
    borderRadius: "8px",
    fontFamily: "inherit",
    fontSize: tokens.fontSizeBase200,
    lineHeight: `${LINE}px`,
    fontWeight: 500,
  },
  openable: {
    cursor: "pointer",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "1px", zIndex: 1 },
  },
  words: {
    display: "flex",
    flexDirection: "column",
    overflow: "clip",
    overflowWrap: "anywhere",
    hyphens: "auto",
  },
  /** In view as long as a part of the event is, under the header of its column. */
  followed: { position: "sticky", top: `${HEAD}px` },
  time: { fontWeight: 400, fontSize: "11px" },
  // Readable on any pale colour, in both themes.
  readable: {
    width: "fit-content",
    maxWidth: "100%",
    boxSizing: "border-box",
    paddingInline: "4px",
    borderRadius: "5px",
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  chosen: { outline: `3px solid ${tokens.colorNeutralForeground1}`, outlineOffset: "-1px", zIndex: 1 },
});

/** The part of an event's height that whole lines take, so that none is cut. */
const wholeLines = (from: number, to: number) =>
  Math.max(1, Math.floor((box(from, to).height - 2 * EDGE) / LINE)) * LINE;

/** Minutes. Only the words of longer events follow the reader: each that does is a layer, which scrolling pays for. */
const FOLLOWED = 360;

type EventBlockProps = {
  placed: EventPosition;
  onOpen?: (event: CalendarEvent) => void;
  onDetails?: ((event: CalendarEvent) => void) | undefined;
  /** Makes it one of those that the arrows reach. */
  point?: { "data-point": string; tabIndex: number; onFocus: () => void };
};

/** One event of a column. */
export function EventBlock({ placed, onOpen, onDetails, point }: EventBlockProps) {
  const { event, from, to, column, columns } = placed;
  const styles = useStyles();
  const period = { start: new Date(event.start), end: new Date(event.end) };
  const when = formatHours(period);
  const isLong = period.end.getTime() - period.start.getTime() >= ofHours(24);
  const isPale = event.filled !== undefined;
  const Element = onOpen ? "button" : "div";
  return (
    <Element
      {...point}
      {...(onOpen && { type: "button" as const, onClick: () => onOpen(event) })}
      {...tip(`${event.title}\n${isLong ? formatPeriod(period) : when}`)}
      {...(onOpen && event.chosen !== undefined && { "aria-pressed": event.chosen })}
      {...(onDetails && {
        onContextMenu: (press: MouseEvent) => {
          press.preventDefault();
          onDetails(event);
        },
      })}
      className={mergeClasses(styles.event, onOpen && styles.openable, event.chosen && styles.chosen)}
      style={{
        ...eventColors(event.color),
        ...(isPale && event.color && { backgroundColor: paleColor(event.color, event.filled ?? 1) }),
        ...box(from, to),
        left: `${(column * 100) / columns}%`,
        width: `${100 / columns}%`,
      }}
    >
      <span
        className={mergeClasses(
          styles.words,
          to - from > FOLLOWED && styles.followed,
          isPale && styles.readable,
        )}
        style={{ maxHeight: wholeLines(from, to) }}
      >
        {event.title}
        <span className={styles.time}>{when}</span>
      </span>
    </Element>
  );
}
