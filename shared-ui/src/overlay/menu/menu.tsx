import {
  cloneElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useAnchored } from "../../behaviour/place/use-anchored";
import { useOutside } from "../../behaviour/place/use-outside";
import { type MenuItem, MenuList } from "./menu-list";
import { usePanelStyles } from "./panel-styles";

const HOVER_GRACE = 250;

export type MenuProps = {
  /** One button element. */
  trigger: ReactElement<Record<string, unknown>>;
  items: readonly MenuItem[];
  /** Accessible name of the list. */
  label: string;
  /** Which edges align. @default "start" */
  align?: "start" | "end";
  /** A mouse over the button opens it too. */
  openOnHover?: boolean;
};

/** A button that opens a list of actions. */
export function Menu({ trigger, items, label, align = "start", openOnHover = false }: MenuProps) {
  const styles = usePanelStyles();
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState<false | "keyboard" | "pointer">(false);
  const inside = useMemo(() => [anchor], []);
  useOutside(
    inside,
    open !== false,
    useCallback(() => setOpen(false), []),
  );
  useAnchored(anchor, panel, open !== false, { align });
  // Once shown: what is hidden takes no focus.
  const entered = open === "keyboard" || (open === "pointer" && !openOnHover);
  useLayoutEffect(() => {
    if (entered) panel.current?.querySelector<HTMLElement>("[role^='menuitem']")?.focus();
  }, [entered]);

  const done = (returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) anchor.current?.querySelector<HTMLElement>("[aria-haspopup]")?.focus();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (open || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
    event.preventDefault();
    setOpen("keyboard");
  };
  const enter = ({ pointerType }: PointerEvent) => {
    clearTimeout(leaving.current);
    if (openOnHover && pointerType === "mouse" && !open) setOpen("pointer");
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (openOnHover && pointerType === "mouse") {
      // What the keyboard opened stays, wherever a mouse that rests finds itself.
      leaving.current = setTimeout(() => setOpen((now) => (now === "pointer" ? false : now)), HOVER_GRACE);
    }
  };

  return (
    <span ref={anchor} className={styles.anchor} onPointerEnter={enter} onPointerLeave={leave}>
      {cloneElement(trigger, {
        "aria-haspopup": "menu",
        "aria-expanded": open !== false,
        // A click made by the keyboard has no detail: focus then goes into the list.
        onClick: (event: MouseEvent) => {
          event.stopPropagation();
          setOpen(
            open === "keyboard" || (open && !openOnHover)
              ? false
              : event.detail === 0
                ? "keyboard"
                : "pointer",
          );
        },
        onKeyDown: keyDown,
      })}
      {open !== false && (
        <div ref={panel} popover="manual" className={styles.panel}>
          <MenuList items={items} label={label} onDone={done} />
        </div>
      )}
    </span>
  );
}
