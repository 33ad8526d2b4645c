import { makeStyles, mergeClasses } from "@griffel/react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../base/text/visually-hidden";
import { tokens } from "../../theme/tokens";
import type { Column } from "../column";

/** The content that a row unfolds. */
export type Unfolding<T> = (row: T) => ReactNode;

const useStyles = makeStyles({
  fields: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 14px", margin: 0 },
  field: { display: "flex", alignItems: "center", gap: "6px", minWidth: 0, minHeight: "24px" },
  wordless: { gap: 0 },
  actions: { marginLeft: "auto" },
  name: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: "nowrap" },
  value: { margin: 0, minWidth: 0, overflowWrap: "anywhere", whiteSpace: "normal" },
});

const isNothing = (value: ReactNode) =>
  value === null || value === undefined || value === false || value === "";

/** A row's values one after the other, each under its name where it needs one; empty ones are left out. */
export function RowFields<T>({ row, columns }: { row: T; columns: readonly Column<T>[] }) {
  const styles = useStyles();
  const fields = columns
    .map((column) => ({ ...column, value: column.render(row) }))
    .filter(({ value }) => !isNothing(value));
  if (fields.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {fields.map(({ key, header, value, selfEvident, hideHeader, actions }) => {
        const wordless = selfEvident || hideHeader;
        return (
          <div
            key={key}
            className={mergeClasses(styles.field, wordless && styles.wordless, actions && styles.actions)}
          >
            <dt className={styles.name}>{wordless ? <VisuallyHidden>{header}</VisuallyHidden> : header}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}
