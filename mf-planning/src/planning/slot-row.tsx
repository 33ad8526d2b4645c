import { formatHours } from "@coulisses/shared-domain/time/format";
import { makeStyles, mergeClasses, StatusDot, Tag, Text, tokens } from "@coulisses/shared-ui/base";
import type { SwapMark } from "../swaps/swap-mark";
import { isPast, type PlanningItem } from "./planning-items";

const useStyles = makeStyles({
  row: {
    display: "grid",
    gridTemplateColumns: "88px minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "2px 12px",
    width: "100%",
    minHeight: "52px",
    padding: "8px 12px",
    textAlign: "left",
    fontFamily: "inherit",
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground2,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    cursor: "pointer",
    ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "1px" },
  },
  now: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    border: `1px solid ${tokens.colorBrandStroke1}`,
  },
  past: { opacity: 0.75 },
  break: { backgroundColor: "#000000", color: "#ffffff", ":hover": { backgroundColor: "#262626" } },
  hours: { fontVariantNumeric: "tabular-nums", fontWeight: 600 },
  words: { overflowWrap: "anywhere", minWidth: 0 },
  title: { fontWeight: 600 },
  mark: { display: "flex", marginTop: "4px", minWidth: 0 },
});

type Props = {
  item: PlanningItem;
  now: Date;
  mark?: SwapMark | undefined;
  onOpen: (item: PlanningItem) => void;
};

/** One entry of a planning as a row: hours, task, place, and the state of a request to be replaced. */
export function SlotRow({ item, now, mark, onOpen }: Props) {
  const styles = useStyles();
  const { start, end, title, place, kind } = item;
  const isNow = new Date(start) <= now && !isPast(item, now);
  return (
    <button
      type="button"
      className={mergeClasses(
        styles.row,
        kind === "break" && styles.break,
        isNow && kind !== "break" && styles.now,
        isPast(item, now) && styles.past,
      )}
      onClick={() => onOpen(item)}
    >
      <span className={styles.hours}>
        {formatHours({ start: new Date(start), end: new Date(end) })}
        {isNow && (
          <Text as="div" size="small">
            Maintenant
          </Text>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {place && (
          <Text as="div" size="small">
            {place}
          </Text>
        )}
        {mark && (
          <span className={styles.mark}>
            <Tag intent={mark.intent}>{mark.words}</Tag>
          </span>
        )}
      </span>
      {item.kind === "mobilization" && <StatusDot status={item.mobilization.status} />}
    </button>
  );
}
