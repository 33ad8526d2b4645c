import { ofHours } from "@coulisses/shared-domain/time/duration";
import { formatHours, formatLongHours, formatPeriod } from "@coulisses/shared-domain/time/format";
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
  words: { display: "flex", flexDirection: "column", overflow: "hidden" },
  /** One line for all: the task has most of it. */
  inline: { flexDirection: "row", gap: "6px" },
  line: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", flexShrink: 0 },
  title: {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    overflow: "hidden",
    overflowWrap: "anywhere",
    hyphens: "auto",
    flexShrink: 0,
  },
  inlineTitle: { flexShrink: 1, minWidth: "3em" },
  inlineDetail: { flexShrink: 3, minWidth: 0 },
  /** In view as long as a part of the event is, under the header of its column. */
  followed: { position: "sticky", top: `var(${HEAD})` },
  time: { fontWeight: 400, fontSize: "11px" },
  marked: { outline: `2px dashed ${tokens.reviewInk}`, outlineOffset: "-3px" },
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

/** Whole lines of words that an event has room for: one at least. */
const linesIn = (from: number, to: number) =>
  Math.max(1, Math.floor((box(from, to).height - 2 * EDGE) / LINE));

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
  const isLong = period.end.getTime() - period.start.getTime() >= ofHours(24);
  const when = isLong ? formatLongHours(period) : formatHours(period);
  const isPale = event.filled !== undefined;
  const Element = onOpen ? "button" : "div";
  return (
    <Element
      {...point}
      {...(onOpen && { type: "button" as const, onClick: () => onOpen(event) })}
      {...tip(
        [event.title, isLong ? formatPeriod(period) : when, event.place, event.mark]
          .filter((line) => line !== undefined)
          .join("\n"),
      )}
      {...(onOpen && event.chosen !== undefined && { "aria-pressed": event.chosen })}
      {...(onDetails && {
        onContextMenu: (press: MouseEvent) => {
          press.preventDefault();
          onDetails(event);
        },
      })}
      className={mergeClasses(
        styles.event,
        onOpen && styles.openable,
        event.mark !== undefined && styles.marked,
        event.chosen && styles.chosen,
      )}
      style={{
        ...eventColors(event.color),
        ...(isPale && event.color && { backgroundColor: paleColor(event.color, event.filled ?? 1) }),
        ...box(from, to),
        left: `${(column * 100) / columns}%`,
        width: `${100 / columns}%`,
      }}
    >
      <EventWords
        event={event}
        when={when}
        lines={linesIn(from, to)}
        className={mergeClasses(to - from > FOLLOWED && styles.followed, isPale && styles.readable)}
      />
    </Element>
  );
}

type EventWordsProps = { event: CalendarEvent; when: string; lines: number; className: string };

/** Task, hours and place, in this order at any height; what has no room ends in an ellipsis. */
function EventWords({ event: { title, place, mark }, when, lines, className }: EventWordsProps) {
  const styles = useStyles();
  const details = [when, place, mark].filter((detail) => detail !== undefined);
  if (lines === 1) {
    return (
      <span className={mergeClasses(styles.words, styles.inline, className)}>
        <span className={mergeClasses(styles.line, styles.inlineTitle)}>{title}</span>
        <span className={mergeClasses(styles.line, styles.inlineDetail, styles.time)}>
          {details.join(" · ")}
        </span>
      </span>
    );
  }
  const rows = lines > details.length ? details : [details.join(" · ")];
  const titleLines = lines - rows.length;
  return (
    <span className={mergeClasses(styles.words, className)}>
      {titleLines === 1 ? (
        <span className={styles.line}>{title}</span>
      ) : (
        <span className={styles.title} style={{ WebkitLineClamp: titleLines }}>
          {title}
        </span>
      )}
      {rows.map((row) => (
        <span key={row} className={mergeClasses(styles.line, styles.time)}>
          {row}
        </span>
      ))}
    </span>
  );
}
