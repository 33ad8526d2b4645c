import { makeStyles, mergeClasses } from "@griffel/react";
import { type ReactNode, useId, useState } from "react";
import { Badge } from "../base/mark/badge";
import { Button } from "../base/button/button";
import { NARROW, PageAction } from "./list-page";
import { Icon } from "../base/text/icon";
import { useIsMobile, useMediaQuery } from "../behaviour/use-media-query";
import { Drawer } from "../overlay/drawer/drawer";
import { Chosen } from "../form/choice/chosen";
import { clearGlyph, filterGlyph } from "../form/glyphs";

const useStyles = makeStyles({
  /** Its two rows are laid out by the page's head. */
  frame: { display: "contents" },
  bar: {
    gridColumn: 1,
    minWidth: 0,
    display: "flex",
    alignItems: "center",
    gap: "8px",
    flexWrap: "wrap",
    // A switch is higher than the fields, and would push them below the line of the actions.
    "& .fui-Switch": { marginTop: "-2px", marginBottom: "-2px" },
  },
  fields: {
    // A field is as wide as its own words at least, and goes to the next line before it cuts them.
    "& > .fui-Field": { flex: "1 1 auto", minWidth: "max-content", maxWidth: "240px" },
    "& > .fui-Field:first-child": { maxWidth: "420px" },
  },
  phoneSearch: { flex: "1 1 0", minWidth: 0 },
  more: {
    gridColumn: "1 / -1",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "end",
    gap: "8px 24px",
  },
  chosen: { gridColumn: "1 / -1", minWidth: 0 },
  column: { display: "flex", flexDirection: "column", gap: "12px" },
  count: { marginLeft: "6px" },
});

/** The filters of a list. */
export type FilterBarProps = {
  /** The number of filters that are set. */
  activeCount?: number;
  onReset?: () => void;
  /** Comes first, and stays in view on a phone: the search field. */
  search?: ReactNode;
  /** The filters that most people use; fields share the row. */
  children?: ReactNode;
  /** Buttons that apply a filter in one press; where the row is short, they move to `more`. */
  quick?: ReactNode;
  /** Rarer filters: a row of their own, behind a button. */
  more?: ReactNode;
  /** True when some of `more` is set: it is then open from the start. */
  moreActive?: boolean;
  /** The set filters by name, each to be taken off in one press; on a phone, where their fields are out of view. */
  chosen?: readonly { key: string; name: string }[];
  onRemove?: (key: string) => void;
};

/** The filters of a list, within `ListPage`: one row where there is room, and another for those that few need; a sheet on a phone. */
export function FilterBar(props: FilterBarProps) {
  const {
    activeCount = 0,
    onReset,
    search,
    children,
    quick,
    more,
    moreActive = false,
    chosen = [],
    onRemove,
  } = props;
  const styles = useStyles();
  const isMobile = useIsMobile();
  const isNarrow = useMediaQuery(NARROW);
  const [open, setOpen] = useState(moreActive && !isMobile);
  const moreId = useId();
  const hasMore = Boolean(more) || (isNarrow && Boolean(quick));

  if (isMobile) {
    const close = () => setOpen(false);
    return (
      <div role="search" aria-label="Filtres" className={styles.frame}>
        <div className={styles.bar}>
          {search && <div className={styles.phoneSearch}>{search}</div>}
          {(children || hasMore) && (
            <Button aria-expanded={open} icon={<Icon path={filterGlyph} />} onClick={() => setOpen(true)}>
              Filtres <Badge count={activeCount} label="actifs" className={styles.count} />
            </Button>
          )}
        </div>
        {onRemove && chosen.length > 0 && (
          <div className={styles.chosen}>
            <Chosen label="Filtres actifs" items={chosen} onRemove={onRemove} />
          </div>
        )}
        <Drawer
          open={open}
          title="Filtres"
          position="bottom"
          onClose={close}
          actions={
            <>
              <Button appearance="primary" onClick={close}>
                Voir la liste
              </Button>
              {onReset && activeCount > 0 && <Button onClick={onReset}>Effacer les filtres</Button>}
            </>
          }
        >
          <div className={styles.column}>
            {children}
            {quick}
            {more}
          </div>
        </Drawer>
      </div>
    );
  }
  return (
    <div role="search" aria-label="Filtres" className={styles.frame}>
      <div className={mergeClasses(styles.bar, styles.fields)}>
        {search}
        {children}
        {!isNarrow && quick}
        {hasMore && (
          <PageAction
            label="Plus de filtres"
            wordsFrom={1400}
            aria-expanded={open}
            aria-controls={moreId}
            icon={<Icon path={filterGlyph} />}
            onClick={() => setOpen(!open)}
          />
        )}
        {onReset && activeCount > 0 && (
          <Button
            appearance="subtle"
            icon={<Icon path={clearGlyph} />}
            tooltip="Effacer les filtres"
            onClick={onReset}
          />
        )}
      </div>
      {hasMore && open && (
        <div id={moreId} className={styles.more}>
          {isNarrow && quick}
          {more}
        </div>
      )}
    </div>
  );
}
