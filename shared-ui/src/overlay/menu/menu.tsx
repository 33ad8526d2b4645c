import { makeStyles } from "@griffel/react";
import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement, useState } from "react";
import { onDemand } from "../late/on-demand";
import type { MenuItem, MenuSurfaceProps } from "./menu-surface";

const useStyles = makeStyles({ anchor: { display: "inline-flex", minWidth: 0 } });

const MenuSurface = onDemand<MenuSurfaceProps>(
  () => import(/* webpackChunkName: "overlays" */ "./menu-surface"),
);
/** Fetches the code of menus ahead; rejects when it does not come. */
export const prefetchMenu = MenuSurface.prefetch;

/** The button and items of a menu. */
export type MenuProps = {
  /** One button element. */
  trigger: ReactElement<Record<string, unknown>>;
  items: readonly MenuItem[];
  /** Accessible name of the list. */
  label: string;
  /** Which edges align. @default "start" */
  align?: "start" | "end";
};

/** A button that opens a list of actions, by a press, Enter, or an arrow up or down. */
export function Menu({ trigger, items, label, align = "start" }: MenuProps) {
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  const close = (isLeft = false) => {
    setOpen(false);
    if (!isLeft) anchor?.querySelector<HTMLElement>("[aria-haspopup]")?.focus();
  };
  return (
    <span ref={setAnchor} className={styles.anchor}>
      {cloneElement(trigger, {
        "aria-haspopup": "menu",
        "aria-expanded": open,
        onClick: (event: MouseEvent) => {
          event.stopPropagation();
          setOpen(!open);
        },
        onKeyDown: (event: KeyboardEvent) => {
          if (open || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {open && (
        <MenuSurface
          anchor={anchor}
          items={items}
          label={label}
          align={align}
          onSelect={(item) => {
            // The button first: the chosen action may open a dialog, which returns the focus to it.
            close();
            item.onSelect?.();
          }}
          onClose={close}
        />
      )}
    </span>
  );
}
