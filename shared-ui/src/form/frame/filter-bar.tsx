import { makeStyles, mergeClasses } from "@griffel/react";
import { type ReactNode, useId, useState } from "react";
import { Badge } from "../../base/mark/badge";
import { Button } from "../../base/button/button";
import { Icon } from "../../base/text/icon";
import { useIsMobile } from "../../behaviour/use-media-query";
import { filterGlyph } from "../glyphs";

const useStyles = makeStyles({
  bar: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" },
  folded: { display: "none" },
  search: { flex: "1 1 0", minWidth: 0 },
  count: { marginLeft: "6px" },
  column: { flexDirection: "column", alignItems: "stretch", marginTop: "12px" },
  reset: { alignSelf: "start" },
});

export type FilterBarProps = {
  /** How many filters are set. */
  activeCount?: number;
  onReset?: () => void;
  /** Stays in view on a phone: the search field. */
  search?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** The filters of a list: one row above it, folded behind a button on a phone. */
export function FilterBar({ activeCount = 0, onReset, search, children, className }: FilterBarProps) {
  const styles = useStyles();
  const isMobile = useIsMobile();
  const [open, setOpen] = useState(false);
  const filtersId = useId();
  const reset = onReset && activeCount > 0 && (
    <Button appearance="subtle" onClick={onReset} className={mergeClasses(isMobile && styles.reset)}>
      Effacer les filtres
    </Button>
  );

  if (!isMobile) {
    return (
      <div role="search" aria-label="Filtres" className={mergeClasses(styles.bar, className)}>
        {search}
        {children}
        {reset}
      </div>
    );
  }
  return (
    <div role="search" aria-label="Filtres" className={className}>
      <div className={styles.bar}>
        {search && <div className={styles.search}>{search}</div>}
        <Button
          aria-expanded={open}
          aria-controls={filtersId}
          icon={<Icon path={filterGlyph} />}
          onClick={() => setOpen(!open)}
        >
          Filtres <Badge count={activeCount} label="actifs" className={styles.count} />
        </Button>
      </div>
      <div id={filtersId} className={mergeClasses(styles.bar, styles.column, !open && styles.folded)}>
        {children}
        {reset}
      </div>
    </div>
  );
}
