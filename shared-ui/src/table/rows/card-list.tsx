import { makeStyles } from "@griffel/react";
import { Fragment } from "react";
import { tokens } from "../../theme/tokens";
import { titleColumn } from "../column";
import type { TableParts } from "./table-body";
import { RowFields } from "./unfolding";

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
    padding: "4px 14px 8px",
    borderRadius: "16px",
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    // As large as a finger.
    "& button": { minWidth: "44px", minHeight: "44px" },
  },
  openable: { cursor: "pointer", ":active": { backgroundColor: tokens.colorNeutralBackground1Pressed } },
  top: { display: "flex", alignItems: "center", gap: "10px", minHeight: "44px" },
  title: { flexGrow: 1, minWidth: 0, fontWeight: 600, overflowWrap: "anywhere" },
  link: {
    display: "flex",
    alignItems: "center",
    width: "100%",
    minHeight: "44px",
    padding: 0,
    border: "none",
    backgroundColor: "transparent",
    font: "inherit",
    textAlign: "left",
    cursor: "pointer",
    color: "inherit",
    textDecorationLine: "none",
    ":focus-visible": {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: "2px",
      borderRadius: "4px",
    },
  },
});

/** The rows of a table as cards, one under the other; each begins with its name. */
export function CardList<T>(parts: TableParts<T> & { caption: string; busy: boolean }) {
  const { lines, columns, rowHref, openable, handlers, unfolding, caption, busy } = parts;
  const styles = useStyles();
  const title = titleColumn(columns);
  const fields = columns.filter((column) => column !== title && !column.hideOnMobile && !column.mobilePlace);
  const beside = columns.filter(({ mobilePlace }) => mobilePlace === "after-title");
  return (
    <ul aria-label={caption} aria-busy={busy} className={styles.list} {...(openable && handlers)}>
      {lines.map((line) => {
        const { id, original: row } = line;
        const href = rowHref?.(row);
        const name = title?.render(row);
        const unfolded = unfolding && line.getIsExpanded();
        return (
          <li key={id} data-row={id} className={openable ? `${styles.card} ${styles.openable}` : styles.card}>
            <div className={styles.top}>
              <div className={styles.title}>
                {href ? (
                  <a href={href} data-row-link="" className={styles.link}>
                    {name}
                  </a>
                ) : openable ? (
                  <button type="button" data-row-link="" aria-expanded={unfolded} className={styles.link}>
                    {name}
                  </button>
                ) : (
                  name
                )}
              </div>
              {beside.map(({ key, render }) => (
                <Fragment key={key}>{render(row)}</Fragment>
              ))}
            </div>
            <RowFields row={row} columns={fields} />
            {unfolded && unfolding(row)}
          </li>
        );
      })}
    </ul>
  );
}
