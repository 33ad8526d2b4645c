import { formatTime } from "@coulisses/shared-domain/time/format";
import {
  wallBoard,
  wallDelay,
  wallFilling,
  wallNames,
  type WallSlot,
} from "@coulisses/shared-domain/wall-board/wall-board";
import { useBoardStyles } from "./use-board-styles";
import { type WallLine, WallList } from "./wall-list";

const counted = (count: number, word: string) => `${String(count)} ${word}${count > 1 ? "s" : ""}`;
const total = (slots: readonly WallSlot[], count: (slot: WallSlot) => number) =>
  slots.reduce((sum, slot) => sum + count(slot), 0);
/** Tasks may have several slots at once: their rank tells them apart. */
const keyOf = ({ task, place, start, end }: WallSlot, rank: number) =>
  [task, place, start, end, rank].join(" ");

/** The three lists of the board at `now`. */
export function WallLists({ slots, now }: { slots: readonly WallSlot[]; now: Date }) {
  const styles = useBoardStyles();
  const { missing, soon, gaps } = wallBoard(slots, now);

  const missingLine = (slot: WallSlot, rank: number): WallLine => ({
    key: keyOf(slot, rank),
    main: (
      <>
        <div className={styles.strong}>{wallNames(slot.missing)}</div>
        <div className={styles.task}>{slot.task}</div>
        <div className={styles.place}>{slot.place}</div>
      </>
    ),
    side: (
      <>
        <div className={styles.strong}>{formatTime(slot.start)}</div>
        <div>{wallDelay(slot, now)}</div>
      </>
    ),
    counts: slot.missing.length,
    isLate: Date.parse(slot.start) <= now.getTime(),
  });
  const slotLine = (slot: WallSlot, rank: number): WallLine => ({
    key: keyOf(slot, rank),
    main: (
      <>
        <div className={styles.task}>{slot.task}</div>
        <div className={styles.place}>{[formatTime(slot.start), slot.place].filter(Boolean).join(" · ")}</div>
      </>
    ),
    side: (
      <>
        <div className={styles.strong}>{wallFilling(slot)}</div>
        <div>{wallDelay(slot, now)}</div>
      </>
    ),
    counts: 1,
  });

  return (
    <div className={styles.columns}>
      <WallList
        title="Qui manque"
        count={counted(
          total(missing, (slot) => slot.missing.length),
          "personne",
        )}
        empty="Tout le monde est là."
        lines={missing.map(missingLine)}
      />
      <WallList
        title="Dans l'heure"
        count={`${String(soon.length)} ${soon.length > 1 ? "créneaux" : "créneau"}`}
        empty="Aucun créneau ne commence dans l'heure."
        lines={soon.map(slotLine)}
      />
      <WallList
        title="Il manque du monde"
        count={counted(
          total(gaps, ({ lacking }) => lacking),
          "place",
        )}
        empty="Tous les créneaux des quatre prochaines heures sont complets."
        lines={gaps.map(slotLine)}
      />
    </div>
  );
}
