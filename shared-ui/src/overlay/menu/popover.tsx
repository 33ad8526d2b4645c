import { makeStyles, mergeClasses } from "@griffel/react";
import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useAnchored } from "../../behaviour/place/use-anchored";
import { useOutside } from "../../behaviour/place/use-outside";
import { usePanelStyles } from "./panel-styles";

const useStyles = makeStyles({ content: { padding: "16px", width: "max-content", outlineStyle: "none" } });

export type PopoverProps = {
  /** One button element. */
  trigger: ReactElement<Record<string, unknown>>;
  /** Accessible name of the panel. */
  label: string;
  align?: "start" | "end";
  children: ReactNode;
};

/** A panel beside its button; the page stays usable. */
export function Popover({ trigger, label, align = "start", children }: PopoverProps) {
  const styles = usePanelStyles();
  const own = useStyles();
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const inside = useMemo(() => [anchor], []);
  const shut = useCallback(() => setOpen(false), []);
  useOutside(inside, open, shut);
  useAnchored(anchor, panel, open, { align });
  useLayoutEffect(() => {
    if (open) panel.current?.focus();
  }, [open]);

  const close = () => {
    setOpen(false);
    anchor.current?.querySelector<HTMLElement>("[aria-haspopup]")?.focus();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <span ref={anchor} className={styles.anchor} onKeyDown={keyDown}>
      {cloneElement(trigger, {
        "aria-haspopup": "dialog",
        "aria-expanded": open,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <div
          ref={panel}
          popover="manual"
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={mergeClasses(styles.panel, own.content)}
        >
          {children}
        </div>
      )}
    </span>
  );
}
