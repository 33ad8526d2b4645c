import type { Findable, FinderGroup } from "@coulisses/shared-domain/navigation/finder";
import { makeStyles, mergeClasses, Text, tokens } from "@coulisses/shared-ui/base";
import { PageIcon } from "@coulisses/shared-ui/icons";
import { useEffect, useRef } from "react";

const useStyles = makeStyles({
  group: { margin: "10px 0 2px", padding: "0 12px" },
  option: {
    display: "flex",
    alignItems: "center",
    gap: "12px",
    minHeight: "44px",
    boxSizing: "border-box",
    padding: "4px 12px",
    borderRadius: "12px",
    color: tokens.colorNeutralForeground1,
    cursor: "pointer",
    scrollMarginBlock: "36px",
  },
  active: { background: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  number: { flexShrink: 0, minWidth: "56px", fontWeight: 600, fontVariantNumeric: "tabular-nums" },
  title: { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  icon: { flexShrink: 0, display: "grid" },
});

export type FinderListProps = {
  id: string;
  groups: readonly FinderGroup[];
  /** The place of the option that Enter opens, over all groups. */
  active: number;
  onPoint: (place: number) => void;
  onGo: (item: Findable, inNewTab: boolean) => void;
};

/** The options of the finder, in their groups; the focus stays in its field. */
export function FinderList({ id, groups, active, onPoint, onGo }: FinderListProps) {
  const styles = useStyles();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-selected='true']")?.scrollIntoView({ block: "nearest" });
  }, [active, groups]);
  const starts = groups.map((_group, place) =>
    groups.slice(0, place).reduce((sum, { items }) => sum + items.length, 0),
  );
  return (
    <div ref={list} id={id} role="listbox" aria-label="Résultats">
      {groups.map(({ title, items }, groupPlace) => (
        <div key={title} role="group" aria-label={title}>
          <Text as="p" size="small" weight="bold" muted className={styles.group} aria-hidden="true">
            {title}
          </Text>
          {items.map((item, place) => {
            const at = (starts[groupPlace] ?? 0) + place;
            return (
              <div
                key={item.link + item.title}
                id={`${id}-${String(at)}`}
                role="option"
                aria-selected={at === active}
                className={mergeClasses(styles.option, at === active && styles.active)}
                onPointerMove={() => at !== active && onPoint(at)}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => onGo(item, event.ctrlKey || event.metaKey)}
              >
                <span className={styles.icon}>
                  <PageIcon name={item.icon} size={20} />
                </span>
                {item.number !== undefined && <span className={styles.number}>{item.number}</span>}
                <span className={styles.title}>{item.title}</span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
