import { makeStyles, mergeClasses } from "@griffel/react";
import { VisuallyHidden } from "../../base/text/visually-hidden";
import { Fragment } from "react";
import { tokens } from "../../theme/tokens";
import { titleColumn } from "./column";
import type { TableParts } from "./table-body";

const useStyles = makeStyles({
  list: {
    display: "flex",
    flexDirection: "column",
    gap: "8px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  card: {
    padding: "10px 14px",
    borderRadius: "16px",
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  openable: { cursor: "pointer", ":active": { backgroundColor: tokens.colorNeutralBackground1Pressed } },
  top: { display: "flex", alignItems: "center", gap: "10px", minHeight: "32px" },
  title: { flexGrow: 1, minWidth: 0, fontWeight: 600, overflowWrap: "anywhere" },
  link: {
    color: "inherit",
    textDecorationLine: "none",
    ":focus-visible": {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: "2px",
      borderRadius: "4px",
    },
  },
  fields: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 14px", margin: 0 },
  field: { display: "flex", alignItems: "center", gap: "6px", minWidth: 0, minHeight: "24px" },
  wordless: { marginLeft: "auto" },
  name: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: "nowrap" },
  value: { margin: 0, minWidth: 0, overflowWrap: "anywhere" },
});

/** The rows of a table as cards, one under the other. */
export function CardList<T>({
  rows,
  columns,
  getRowId,
  rowHref,
  openable,
  handlers,
  unfolding,
  caption,
}: TableParts<T> & { caption: string }) {
  const styles = useStyles();
  const title = titleColumn(columns);
  const fields = columns.filter((column) => column !== title && !column.hideOnMobile && !column.mobilePlace);
  const placed = (place: "before-title" | "after-title") =>
    columns.filter(({ mobilePlace }) => mobilePlace === place);
  return (
    <ul aria-label={caption} className={styles.list} {...(openable && handlers)}>
      {rows.map((row, index) => {
        const href = rowHref?.(row);
        return (
          <li
            key={getRowId(row)}
            className={openable ? `${styles.card} ${styles.openable}` : styles.card}
            {...(openable && { "data-row": index })}
          >
            <div className={styles.top}>
              {placed("before-title").map(({ key, render }) => (
                <Fragment key={key}>{render(row)}</Fragment>
              ))}
              <span className={styles.title}>
                {href ? (
                  <a href={href} data-row-link="" className={styles.link}>
                    {title?.render(row)}
                  </a>
                ) : (
                  title?.render(row)
                )}
              </span>
              {placed("after-title").map(({ key, render }) => (
                <Fragment key={key}>{render(row)}</Fragment>
              ))}
            </div>
            <dl className={styles.fields}>
              {fields.map((column) => (
                <div
                  key={column.key}
                  className={mergeClasses(styles.field, column.hideHeader && styles.wordless)}
                >
                  <dt className={styles.name}>
                    {column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
                  </dt>
                  <dd className={styles.value}>{column.render(row)}</dd>
                </div>
              ))}
            </dl>
            {unfolding?.isUnfolded(row) && unfolding.render(row)}
          </li>
        );
      })}
    </ul>
  );
}
