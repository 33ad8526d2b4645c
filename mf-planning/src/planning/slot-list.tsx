import { formatDay, formatHours } from "@coulisses/shared-domain/time/format";
import { parisInstant } from "@coulisses/shared-domain/time/paris";
import {
  Button,
  EmptyState,
  Heading,
  makeStyles,
  mergeClasses,
  StatusDot,
  Text,
  tokens,
} from "@coulisses/shared-ui/base";
import { useState } from "react";
import { byDay, isPast, type PlanningItem } from "./planning-items";

const useStyles = makeStyles({
  days: { display: "flex", flexDirection: "column", gap: "16px" },
  day: { marginBottom: "6px", "::first-letter": { textTransform: "uppercase" } },
  rows: { margin: 0, padding: 0, listStyleType: "none", display: "grid", gap: "6px" },
  row: {
    display: "grid",
    gridTemplateColumns: "104px minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "2px 12px",
    width: "100%",
    minHeight: "48px",
    padding: "6px 12px",
    textAlign: "left",
    fontFamily: "inherit",
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground2,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    cursor: "pointer",
    ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "1px" },
  },
  now: { boxShadow: `inset 4px 0 0 ${tokens.refusedInk}` },
  past: { opacity: 0.75 },
  break: { backgroundColor: "#000000", color: "#ffffff", ":hover": { backgroundColor: "#262626" } },
  hours: { fontVariantNumeric: "tabular-nums", fontWeight: 600 },
  words: { overflowWrap: "anywhere" },
});

type Props = {
  items: readonly PlanningItem[];
  now: Date;
  onOpen: (item: PlanningItem) => void;
};

/** The planning as a list by day; past days are folded. */
export function SlotList({ items, now, onOpen }: Props) {
  const styles = useStyles();
  const [withPast, setWithPast] = useState(false);
  const past = items.filter((item) => isPast(item, now)).length;
  const shown = withPast ? items : items.filter((item) => !isPast(item, now));
  return (
    <div className={styles.days}>
      {past > 0 && (
        <div>
          <Button aria-expanded={withPast} onClick={() => setWithPast(!withPast)}>
            {withPast ? "Masquer ce qui est passé" : `Afficher ce qui est passé (${past})`}
          </Button>
        </div>
      )}
      {shown.length === 0 && <EmptyState title="Plus rien à venir" />}
      {byDay(shown).map(([day, ofDay]) => (
        <div key={day}>
          <Heading level={3} visual={4} className={styles.day}>
            {formatDay(parisInstant(day, 12))}
          </Heading>
          <ul className={styles.rows}>
            {ofDay.map((item) => (
              <li key={item.id}>
                <Row item={item} now={now} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Row({ item, now, onOpen }: Omit<Props, "items"> & { item: PlanningItem }) {
  const styles = useStyles();
  const { start, end, title, place, kind } = item;
  const isNow = new Date(start) <= now && !isPast(item, now);
  return (
    <button
      type="button"
      className={mergeClasses(
        styles.row,
        kind === "break" && styles.break,
        isNow && styles.now,
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
        {title}
        {place && (
          <Text as="div" size="small">
            {place}
          </Text>
        )}
      </span>
      {item.kind === "mobilization" && <StatusDot status={item.mobilization.status} />}
    </button>
  );
}
