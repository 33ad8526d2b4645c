import { Link } from "@coulisses/shared-pages/router";
import { Button, makeStyles, mergeClasses, tokens } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";

/** Rows that are drawn at first, and more at each wish: there are hundreds of people, and thousands of slots. */
const PAGE = 100;

const useStyles = makeStyles({
  list: { display: "grid", gap: "4px", margin: 0, padding: "2px", listStyleType: "none", minWidth: 0 },
  row: {
    display: "flex",
    alignItems: "stretch",
    minWidth: 0,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    // Only those in view are laid out.
    contentVisibility: "auto",
    containIntrinsicSize: "auto 84px",
  },
  chosen: {
    backgroundColor: tokens.colorBrandBackground2,
    boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke1}`,
  },
  main: {
    flexGrow: 1,
    minWidth: 0,
    padding: "8px 4px 8px 12px",
    border: "none",
    background: "none",
    color: "inherit",
    font: "inherit",
    textAlign: "left",
    borderRadius: tokens.borderRadiusMedium,
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  pressable: { cursor: "pointer", ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover } },
  link: {
    flexShrink: 0,
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    width: "36px",
    color: tokens.colorNeutralForeground2,
    borderRadius: tokens.borderRadiusMedium,
    ":hover": { color: tokens.colorBrandForeground1 },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
});

type Props<Row> = {
  /** The name of the list for screen readers. */
  label: string;
  rows: readonly Row[];
  getKey: (row: Row) => string;
  /** `tabIndex` is that of whatever can be pressed in it. */
  render: (row: Row, tabIndex: number) => ReactNode;
  /** The key of the row that is chosen. */
  chosen?: string | undefined;
  /** Absent for rows that are only read. */
  onChoose?: (row: Row) => void;
  /** Which rows a press chooses. @default all, where there is `onChoose` */
  isChoosable?: (row: Row) => boolean;
  /** A row has the pointer or the focus, or no longer. */
  onPoint?: (row: Row | undefined) => void;
  /** What the row is about, in a tab of its own: by the link at its end, or the right button of the mouse. */
  opens: (row: Row) => { label: string; href: string };
};

/**
 * Rows to choose from: one stop of the Tab key, then the arrows; Enter chooses. Whoever is at a row that goes, because
 * they chose it or somebody else did, is at the next one.
 */
export function ChoiceList<Row>(props: Props<Row>) {
  const { label, getKey, render, chosen, onChoose, isChoosable, onPoint, opens } = props;
  const [count, setCount] = useState(PAGE);
  // The row that is chosen is always there.
  const chosenRank = props.rows.findIndex((row) => getKey(row) === chosen);
  const rows = props.rows.slice(0, Math.max(count, chosenRank + 1));
  const restCount = props.rows.length - rows.length;
  const styles = useStyles();
  const list = useRef<HTMLUListElement>(null);
  const [reached, setReached] = useState<string>();
  const keys = rows.map(getKey);
  const active = [reached, chosen].find((key) => key !== undefined && keys.includes(key)) ?? keys[0];

  const focusedRank = useRef<number>(undefined);
  const shownKeys = keys.join();
  useLayoutEffect(() => {
    const { current: rank } = focusedRank;
    if (rank === undefined || list.current?.contains(document.activeElement)) return;
    const next = list.current?.children[Math.min(rank, list.current.children.length - 1)];
    next?.querySelector<HTMLElement>("button, a")?.focus();
  }, [shownKeys]);

  const move = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = keys.indexOf(active ?? "");
    const rank = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: keys.length - 1 }[event.key];
    const next = rank === undefined ? undefined : keys[rank];
    if (next === undefined || rank === undefined) return;
    event.preventDefault();
    setReached(next);
    list.current?.children[rank]?.querySelector<HTMLElement>("button, a")?.focus();
  };

  if (rows.length === 0) return null;
  return (
    <>
      <ul ref={list} aria-label={label} className={styles.list} onKeyDown={move}>
        {rows.map((row, rank) => {
          const key = getKey(row);
          const { label: linkLabel, href } = opens(row);
          const tabIndex = key === active ? 0 : -1;
          return (
            <li
              key={key}
              className={mergeClasses(styles.row, key === chosen && styles.chosen)}
              onFocus={() => {
                setReached(key);
                focusedRank.current = rank;
                onPoint?.(row);
              }}
              onPointerEnter={() => onPoint?.(row)}
              onPointerLeave={() => onPoint?.(undefined)}
              onBlur={() => {
                focusedRank.current = undefined;
                onPoint?.(undefined);
              }}
              onContextMenu={(event) => {
                event.preventDefault();
                window.open(href, "_blank", "noopener");
              }}
            >
              {onChoose && (isChoosable?.(row) ?? true) ? (
                <button
                  type="button"
                  className={mergeClasses(styles.main, styles.pressable)}
                  tabIndex={tabIndex}
                  {...(key === chosen && { "aria-current": true })}
                  onClick={() => onChoose(row)}
                >
                  {render(row, tabIndex)}
                </button>
              ) : (
                <div className={styles.main}>{render(row, tabIndex)}</div>
              )}
              <Link
                to={href}
                target="_blank"
                aria-label={linkLabel}
                data-tip={linkLabel}
                className={styles.link}
                tabIndex={tabIndex}
              >
                <UiIcon name="open" size={18} />
              </Link>
            </li>
          );
        })}
      </ul>
      {restCount > 0 && (
        <Button onClick={() => setCount(rows.length + PAGE)}>{`Afficher la suite (${restCount})`}</Button>
      )}
    </>
  );
}
