import { makeStyles } from "@griffel/react";
import { Button } from "../base/button/button";
import { Icon } from "../base/text/icon";
import { Text } from "../base/text/text";
import { nextGlyph, previousGlyph } from "./glyphs";

const useStyles = makeStyles({
  /** In the middle: the round button that creates stands at the end. */
  pagination: {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "4px",
    minHeight: "32px",
  },
  count: { fontVariantNumeric: "tabular-nums", marginRight: "8px" },
});

/** The present page of a list. */
type PaginationProps = {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onPageChange: (page: number) => void;
};

/** The position in a long list, and the buttons to move. */
export function Pagination({ page, pageSize, total, onPageChange }: PaginationProps) {
  const styles = useStyles();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return (
    <nav aria-label="Pagination" className={styles.pagination}>
      <Text size="small" muted className={styles.count} aria-live="polite">
        {total === 0 ? "0 ligne" : `${first}–${last} sur ${total}`}
      </Text>
      {pages > 1 && (
        <>
          <Button
            size="small"
            appearance="subtle"
            tooltip="Page précédente"
            icon={<Icon path={previousGlyph} />}
            disabledFocusable={page <= 1}
            onClick={() => onPageChange(page - 1)}
          />
          <Text size="small" className={styles.count} as="span">
            Page {page} / {pages}
          </Text>
          <Button
            size="small"
            appearance="subtle"
            tooltip="Page suivante"
            icon={<Icon path={nextGlyph} />}
            disabledFocusable={page >= pages}
            onClick={() => onPageChange(page + 1)}
          />
        </>
      )}
    </nav>
  );
}

/** How many lines a table without pages holds. */
export function RowCount({ total }: { total: number }) {
  const styles = useStyles();
  return (
    <div className={styles.pagination}>
      <Text size="small" muted className={styles.count} aria-live="polite">
        {`${total.toLocaleString("fr")} ${total > 1 ? "lignes" : "ligne"}`}
      </Text>
    </div>
  );
}
