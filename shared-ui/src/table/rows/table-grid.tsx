import { Table as FluentTable } from "@fluentui/react-components";
import { mergeClasses } from "@griffel/react";
import { useEffect, useState } from "react";
import type { Table } from "../use-table";
import { TableBody, type TableParts } from "./table-body";
import { TableHeader } from "./table-header";
import { useTableStyles } from "./table-styles";

/** More rows than this are drawn only where they are seen. */
const MANY = 100;

type LongBody = typeof import("./virtual-body").default;
let known: LongBody | undefined;
// Without that code, a long table is slow but whole.
const fetchLongBody = async () =>
  (known ??= await import("./virtual-body").then(
    (code) => code.default,
    () => TableBody<unknown>,
  ));

/**
 * What draws a long table where it is seen, once its code is there. Rows that have the focus stay until it leaves them:
 * what is typed there must not go elsewhere.
 */
function useLongBody(frame: HTMLElement | null, isLong: boolean): LongBody | undefined {
  const [Body, setBody] = useState(() => known);
  useEffect(() => {
    if (!frame || !isLong || Body) return undefined;
    let isGone = false;
    const take = () => {
      if (!isGone && known && !frame.contains(document.activeElement)) setBody(() => known);
    };
    document.addEventListener("focusin", take);
    void fetchLongBody().then(take);
    return () => {
      isGone = true;
      document.removeEventListener("focusin", take);
    };
  }, [frame, isLong, Body]);
  return isLong ? Body : undefined;
}

const toTheTop = (frame: HTMLElement) => (frame.scrollTop = 0);

type TableGridProps<T> = TableParts<T> & {
  caption: string;
  columnOf: Table<T>["columnOf"];
  maxHeight: string | undefined;
  /** Its rows are on their way. */
  busy: boolean;
};

/** Header and rows; with `maxHeight`, the rows scroll under the header. */
export function TableGrid<T>({ caption, columnOf, maxHeight, busy, ...parts }: TableGridProps<T>) {
  const { lines, columns, isGrid } = parts;
  const styles = useTableStyles();
  // A state, for its rows are drawn before it is there.
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const scrolls = maxHeight !== undefined;
  const isLong = scrolls && lines.length > MANY;
  const LongBody = useLongBody(frame, isLong);
  return (
    // The arrows scroll it where no row takes the focus.
    <div
      ref={setFrame}
      className={mergeClasses(styles.scroller, scrolls && styles.frame)}
      style={{ maxHeight }}
      {...(scrolls && !isGrid && { tabIndex: 0, role: "group", "aria-label": caption })}
    >
      <FluentTable
        size="extra-small"
        className={styles.table}
        aria-label={caption}
        aria-busy={busy}
        {...(isGrid && { role: "grid" })}
        {...(scrolls && { "aria-rowcount": lines.length + 1 })}
      >
        <TableHeader
          columns={columns}
          columnOf={columnOf}
          sticky={scrolls}
          onSorted={() => frame && toTheTop(frame)}
        />
        {LongBody ? (
          <LongBody {...(parts as TableParts<unknown>)} frame={frame} />
        ) : (
          <TableBody {...parts} lines={isLong ? lines.slice(0, MANY) : lines} />
        )}
      </FluentTable>
    </div>
  );
}
