import { others } from "@coulisses/shared-domain/wall-board/wall-board";
import { mergeClasses } from "@coulisses/shared-ui/base";
import type { ReactNode } from "react";
import { useBoardStyles } from "./use-board-styles";
import { useFitting } from "./use-fitting";

/** A line of the board. */
export type WallLine = {
  key: string;
  main: ReactNode;
  side: ReactNode;
  /** The number that the line adds to the others when it doesn't fit. */
  counts: number;
  isLate?: boolean;
};

type WallListProps = {
  title: string;
  /** The number that the title says, with its noun. */
  count: string;
  empty: string;
  lines: readonly WallLine[];
};

/** A list of the board: as many lines as fit, then the number of the others. */
export function WallList({ title, count, empty, lines }: WallListProps) {
  const styles = useBoardStyles();
  const { list, fitting } = useFitting(lines);
  const left = lines.slice(fitting).reduce((sum, { counts }) => sum + counts, 0);
  return (
    <section className={styles.column} aria-label={title}>
      <h2 className={styles.subtitle}>
        {title}
        {lines.length > 0 && <span className={styles.count}>{count}</span>}
      </h2>
      {lines.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ul ref={list} className={styles.list}>
        {lines.map(({ key, main, side, isLate = false }, rank) => (
          <li
            key={key}
            className={mergeClasses(styles.line, isLate && styles.late)}
            style={{ visibility: rank < fitting ? undefined : "hidden" }}
          >
            <div>{main}</div>
            <div className={styles.side}>{side}</div>
          </li>
        ))}
      </ul>
      <div className={styles.more}>{left > 0 && `et ${others(left)}`}</div>
    </section>
  );
}
