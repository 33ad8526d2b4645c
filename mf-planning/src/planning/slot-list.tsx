import { formatDay } from "@coulisses/shared-domain/time/format";
import { parisInstant } from "@coulisses/shared-domain/time/paris";
import { Button, EmptyState, Heading, makeStyles } from "@coulisses/shared-ui/base";
import { useState } from "react";
import type { SwapMark } from "../swaps/swap-mark";
import { byDay, isPast, type PlanningItem } from "./planning-items";
import { SlotRow } from "./slot-row";

const useStyles = makeStyles({
  days: { display: "flex", flexDirection: "column", gap: "16px" },
  day: { marginBottom: "6px", "::first-letter": { textTransform: "uppercase" } },
  rows: { margin: 0, padding: 0, listStyleType: "none", display: "grid", gap: "6px" },
});

type Props = {
  items: readonly PlanningItem[];
  now: Date;
  /** The state of a request to be replaced. */
  markOf?: (item: PlanningItem) => SwapMark | undefined;
  onOpen: (item: PlanningItem) => void;
};

/** The planning as a list by day; past days are folded. */
export function SlotList({ items, now, markOf, onOpen }: Props) {
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
                <SlotRow item={item} now={now} onOpen={onOpen} mark={markOf?.(item)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
