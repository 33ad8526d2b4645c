import { formatHours, formatShortDay } from "@coulisses/shared-domain/time/format";
import { parisInstant } from "@coulisses/shared-domain/time/paris";
import { callBlocksOf } from "@coulisses/shared-domain/availability-call/blocks";
import { makeStyles, media, tokens } from "@coulisses/shared-ui/base";
import { type KeyboardEvent, useCallback, useRef, useState } from "react";
import { BlockCell } from "./block-cell";
import { type Block, type BlockDay, lackOf } from "./blocks";

const useStyles = makeStyles({
  scroll: { overflowX: "auto", padding: "2px" },
  table: { width: "100%", tableLayout: "fixed", borderCollapse: "separate", borderSpacing: "3px" },
  corner: { width: "68px", [media.mobile]: { width: "58px" } },
  day: {
    padding: "4px 0",
    fontWeight: 600,
    fontSize: tokens.fontSizeBase200,
    textAlign: "center",
    "::first-letter": { textTransform: "uppercase" },
  },
  hours: {
    padding: 0,
    fontWeight: 400,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    textAlign: "left",
    whiteSpace: "nowrap",
  },
  slot: { padding: 0, textAlign: "center", color: tokens.colorNeutralForeground4 },
});

const steps: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Enough for « −110 » and « 128 / 117 »; wider where there is room. */
const narrowest = { width: "64px" };

type BlockGridProps = {
  days: readonly BlockDay[];
  /** The people that the worst block of the whole festival lacks. */
  worst: number;
  /** Ids of blocks. */
  chosen: ReadonlySet<string>;
  onToggle: (block: Block) => void;
};

/** The festival as a grid: a column a day, a row each two hours. The arrows move, Tab goes past it. */
export function BlockGrid({ days, worst, chosen, onToggle }: BlockGridProps) {
  const styles = useStyles();
  const { table, reached, onKeyDown } = useArrowsBetween(days);
  const rowCount = Math.max(0, ...days.map(({ cells }) => cells.length));
  // On the night that the clocks change, a cell's own name says its true hours.
  const usual = callBlocksOf(days.find(({ cells }) => cells.length === rowCount)?.day ?? "2000-01-01");
  return (
    <div className={styles.scroll}>
      <table ref={table} aria-label="Heures du festival" className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {days.map(({ day }) => (
              <th key={day} scope="col" className={styles.day} style={narrowest}>
                {formatShortDay(parisInstant(day, 12))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {usual.map((period, row) => (
            <tr key={row}>
              <th scope="row" className={styles.hours}>
                {formatHours(period)}
              </th>
              {days.map(({ day, cells }, column) => {
                const block = cells[row];
                const at = `${row}-${column}`;
                return (
                  <td key={day} className={styles.slot}>
                    {block && (
                      <BlockCell
                        block={block}
                        lack={lackOf(block, worst)}
                        isChosen={chosen.has(block.id)}
                        isReached={at === reached}
                        at={at}
                        onToggle={onToggle}
                        onKeyDown={onKeyDown}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One cell is reached by Tab; the arrows go on to the next one in their direction. */
function useArrowsBetween(days: readonly BlockDay[]) {
  const table = useRef<HTMLTableElement>(null);
  const [last, setLast] = useState<string>();
  const isThere = (at: string) => {
    const [row = 0, column = 0] = at.split("-").map(Number);
    return days[column]?.cells[row] !== undefined;
  };
  const firstRow = days[0]?.cells.findIndex((cell) => cell !== undefined) ?? 0;
  const onKeyDown = useCallback((event: KeyboardEvent<HTMLButtonElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    let [row = 0, column = 0] = (event.currentTarget.dataset["at"] ?? "").split("-").map(Number);
    const cellAt = () => table.current?.querySelector<HTMLElement>(`[data-at="${row}-${column}"]`);
    const rows = table.current?.rows.length ?? 0;
    // Hours that have begun have no cell: the next one in that direction has the focus.
    for (let tries = 0; tries < rows; tries++) {
      row += step[0];
      column += step[1];
      const cell = cellAt();
      if (!cell) continue;
      cell.focus();
      setLast(`${row}-${column}`);
      return;
    }
  }, []);
  return { table, reached: last !== undefined && isThere(last) ? last : `${firstRow}-0`, onKeyDown };
}
