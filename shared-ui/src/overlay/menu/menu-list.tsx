import { makeStyles, mergeClasses } from "@griffel/react";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from "react";
import { slugOf } from "@coulisses/shared-domain/slug";
import { Icon } from "../../base/text/icon";
import { tokens } from "../../theme/tokens";
import { checkGlyph } from "../glyphs";

export type MenuAction = {
  label: string;
  icon?: ReactNode;
  onSelect?: () => void;
  /** Where it leads; with `onSelect` too, a plain click calls that and Ctrl+click opens a tab. */
  href?: string;
  danger?: boolean;
  disabled?: boolean;
  /** Makes it one that is on or off. */
  checked?: boolean;
};
export type MenuItem = MenuAction | "divider";

const useStyles = makeStyles({
  list: { display: "flex", flexDirection: "column", padding: "6px", minWidth: "180px" },
  item: {
    display: "flex",
    alignItems: "center",
    gap: "10px",
    minHeight: "34px",
    padding: "0 12px",
    boxSizing: "border-box",
    border: "none",
    borderRadius: "10px",
    backgroundColor: "transparent",
    color: "inherit",
    font: "inherit",
    textAlign: "left",
    textDecorationLine: "none",
    whiteSpace: "nowrap",
    cursor: "pointer",
    outlineStyle: "none",
    ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover },
    ":focus": { backgroundColor: tokens.colorNeutralBackground1Hover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  danger: { color: tokens.refusedInk },
  disabled: { color: tokens.colorNeutralForegroundDisabled, cursor: "not-allowed" },
  label: { flexGrow: 1 },
  divider: {
    border: "none",
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    margin: "6px 8px",
    alignSelf: "stretch",
  },
  unchecked: { visibility: "hidden" },
});

type MenuListProps = { items: readonly MenuItem[]; label: string; onDone: (returnFocus: boolean) => void };

/** The items of an open menu: arrows, Home, End and first letters move, Escape leaves. */
export function MenuList({ items, label, onDone }: MenuListProps) {
  const styles = useStyles();
  const list = useRef<HTMLDivElement>(null);
  const focusables = () => [...(list.current?.querySelectorAll<HTMLElement>("[role^='menuitem']") ?? [])];

  const keyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const all = focusables();
    const at = all.findIndex((item) => item === document.activeElement);
    const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const to = moves[event.key];
    if (to !== undefined) {
      event.preventDefault();
      all.at(to % all.length)?.focus();
    } else if (event.key === "Escape") {
      event.preventDefault();
      onDone(true);
    } else if (event.key === "Tab") {
      onDone(false);
    } else if (event.key.length === 1 && event.key !== " ") {
      const next = [...all.slice(at + 1), ...all.slice(0, at + 1)];
      next.find((item) => slugOf(item.textContent ?? "").startsWith(slugOf(event.key)))?.focus();
    }
  };
  const select = (item: MenuAction) => (event: MouseEvent) => {
    event.stopPropagation();
    if (item.disabled) return event.preventDefault();
    if (item.href && (event.ctrlKey || event.metaKey)) return;
    if (item.href && item.onSelect) event.preventDefault();
    onDone(true);
    item.onSelect?.();
  };

  return (
    <div ref={list} role="menu" aria-label={label} className={styles.list} onKeyDown={keyDown}>
      {items.map((item, index) => {
        if (item === "divider") return <div key={index} role="separator" className={styles.divider} />;
        const Element = item.href ? "a" : "button";
        return (
          <Element
            key={item.label}
            {...(item.href ? { href: item.href } : { type: "button" as const })}
            role={item.checked === undefined ? "menuitem" : "menuitemcheckbox"}
            {...(item.checked !== undefined && { "aria-checked": item.checked })}
            {...(item.disabled && { "aria-disabled": true })}
            tabIndex={-1}
            className={mergeClasses(
              styles.item,
              item.danger && styles.danger,
              item.disabled && styles.disabled,
            )}
            onClick={select(item)}
          >
            {item.icon}
            <span className={styles.label}>{item.label}</span>
            {item.checked !== undefined && (
              <Icon path={checkGlyph} size={16} {...(!item.checked && { className: styles.unchecked })} />
            )}
          </Element>
        );
      })}
    </div>
  );
}
