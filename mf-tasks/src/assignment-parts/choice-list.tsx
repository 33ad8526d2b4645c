import { Link } from "@coulisses/shared-pages/router";
import { Button, makeStyles, mayTakeFocus, media, mergeClasses, tokens } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

/** Rows drawn at first and added by « Afficher la suite »: lists hold up to thousands of slots. */
const PAGE = 100;

const useStyles = makeStyles({
  list: { display: "grid", gap: "4px", margin: 0, padding: "2px", listStyleType: "none", minWidth: 0 },
  row: {
    display: "flex",
    alignItems: "stretch",
    minWidth: 0,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    // Only rows in view are laid out.
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
  actions: {
    flexShrink: 0,
    maxWidth: "45%",
    display: "flex",
    flexDirection: "column",
    justifyContent: "center",
    alignItems: "stretch",
    gap: "4px",
    padding: "6px 2px",
  },
  link: {
    flexShrink: 0,
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    width: "36px",
    [media.mobile]: { width: "44px" },
    color: tokens.colorNeutralForeground2,
    borderRadius: tokens.borderRadiusMedium,
    ":hover": { color: tokens.colorBrandForeground1 },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
});

type Props<Row> = {
  /** Accessible name of the list. */
  label: string;
  rows: readonly Row[];
  getKey: (row: Row) => string;
  render: (row: Row) => ReactNode;
  /** The row's own buttons, beside it; `tabIndex` is theirs. */
  actions?: (row: Row, tabIndex: number) => ReactNode;
  /** Key of the chosen row. */
  chosen?: string | undefined;
  /** Absent for a list to read only. */
  onChoose?: (row: Row) => void;
  /** Rows that a press may choose. @default all, if there is `onChoose` */
  isChoosable?: (row: Row) => boolean;
  /** Called with the row under the pointer or the focus, then with undefined. */
  onPoint?: (row: Row | undefined) => void;
  /** Link to the row's subject in a new tab: at the row's end, or by the right mouse button. */
  opens?: (row: Row) => { label: string; href: string };
  /** Called by the right mouse button, for rows without `opens`. */
  onDetails?: (row: Row) => void;
};

/** The part of a row that takes the focus: its actions, or what comes first. */
const stopOf = (row: Element | undefined, isAction: boolean) =>
  (isAction ? row?.querySelector<HTMLElement>("[data-actions] button") : undefined) ??
  row?.querySelector<HTMLElement>("button, a");
const isInActions = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[data-actions]") !== null;

/**
 * One Tab stop for all rows, then the arrows, which stay among the actions of the rows when they start there.
 * When the row in focus leaves the list, the next one takes the focus: `enter` and `leave` follow it.
 */
function useListKeys(keys: readonly string[], chosen: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const [reached, setReached] = useState<string>();
  const active = [reached, chosen].find((key) => key !== undefined && keys.includes(key)) ?? keys[0];

  const focused = useRef<{ rank: number; isAction: boolean }>(undefined);
  const shownKeys = keys.join();
  useLayoutEffect(() => {
    const { current: lost } = focused;
    if (lost === undefined || list.current?.contains(document.activeElement)) return;
    // A row that leaves with the focus is not heard to lose it.
    focused.current = undefined;
    if (!mayTakeFocus(list.current)) return;
    const next = list.current?.children[Math.min(lost.rank, list.current.children.length - 1)];
    stopOf(next, lost.isAction)?.focus();
  }, [shownKeys]);

  return {
    list,
    /** Key of the row that Tab reaches. */
    active,
    move(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const from = keys.indexOf(active ?? "");
      const rank = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: keys.length - 1 }[event.key];
      const next = rank === undefined ? undefined : keys[rank];
      if (next === undefined || rank === undefined) return;
      event.preventDefault();
      setReached(next);
      stopOf(list.current?.children[rank], isInActions(event.target))?.focus();
    },
    enter(key: string, rank: number, target: EventTarget) {
      setReached(key);
      focused.current = { rank, isAction: isInActions(target) };
    },
    leave() {
      focused.current = undefined;
    },
  };
}

/**
 * Rows to choose from: one Tab stop, then the arrows; Enter chooses. When the focused row leaves the list,
 * the focus moves to the next one.
 */
export function ChoiceList<Row>(props: Props<Row>) {
  const { label, getKey, chosen, onPoint } = props;
  const [count, setCount] = useState(PAGE);
  // The chosen row is always drawn.
  const chosenRank = props.rows.findIndex((row) => getKey(row) === chosen);
  const rows = props.rows.slice(0, Math.max(count, chosenRank + 1));
  const restCount = props.rows.length - rows.length;
  const styles = useStyles();
  const { list, move, active, enter, leave } = useListKeys(rows.map(getKey), chosen);

  if (rows.length === 0) return null;
  return (
    <>
      <ul ref={list} aria-label={label} className={styles.list} onKeyDown={move}>
        {rows.map((row, rank) => {
          const key = getKey(row);
          return (
            <li
              key={key}
              className={mergeClasses(styles.row, key === chosen && styles.chosen)}
              onFocus={({ target }) => {
                enter(key, rank, target);
                onPoint?.(row);
              }}
              onPointerEnter={() => onPoint?.(row)}
              onPointerLeave={() => onPoint?.(undefined)}
              onBlur={() => {
                leave();
                onPoint?.(undefined);
              }}
              onContextMenu={(event) => openOf(props, row, event)}
            >
              <RowContent {...props} row={row} isChosen={key === chosen} tabIndex={key === active ? 0 : -1} />
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

function openOf<Row>({ opens, onDetails }: Props<Row>, row: Row, event: MouseEvent) {
  if (!opens && !onDetails) return;
  event.preventDefault();
  if (opens) window.open(opens(row).href, "_blank", "noopener");
  else onDetails?.(row);
}

type RowProps<Row> = Props<Row> & { row: Row; isChosen: boolean; tabIndex: number };

function RowContent<Row>({ row, isChosen, tabIndex, ...list }: RowProps<Row>) {
  const styles = useStyles();
  const { onChoose, isChoosable, render, actions, opens } = list;
  const link = opens?.(row);
  return (
    <>
      {onChoose && (isChoosable?.(row) ?? true) ? (
        <button
          type="button"
          className={mergeClasses(styles.main, styles.pressable)}
          tabIndex={tabIndex}
          {...(isChosen && { "aria-current": true })}
          onClick={() => onChoose(row)}
        >
          {render(row)}
        </button>
      ) : (
        <div className={styles.main}>{render(row)}</div>
      )}
      {actions && (
        <div data-actions className={styles.actions}>
          {actions(row, tabIndex)}
        </div>
      )}
      {link && (
        <Link
          to={link.href}
          target="_blank"
          aria-label={link.label}
          data-tip={link.label}
          className={styles.link}
          tabIndex={tabIndex}
        >
          <UiIcon name="open" size={18} />
        </Link>
      )}
    </>
  );
}
