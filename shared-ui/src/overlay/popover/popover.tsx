import { makeStyles } from "@griffel/react";
import { cloneElement, type ReactElement, type ReactNode, useState } from "react";
import { onDemand } from "../late/on-demand";
import { useReturnFocus } from "../late/use-return-focus";
import type { PopoverSurfaceProps } from "./popover-surface";

const useStyles = makeStyles({ anchor: { display: "inline-flex", minWidth: 0 } });

const PopoverSurface = onDemand<PopoverSurfaceProps>(
  () => import(/* webpackChunkName: "overlays" */ "./popover-surface"),
);
/** Fetches the code of panels ahead; rejects when it does not come. */
export const prefetchPopover = PopoverSurface.prefetch;

/** The button and content of a panel. */
export type PopoverProps = {
  /** One button element. */
  trigger: ReactElement<Record<string, unknown>>;
  /** Accessible name of the panel. */
  label: string;
  /** Which edges align. @default "start" */
  align?: "start" | "end";
  children: ReactNode;
};

/** A panel beside its button; a press elsewhere or Escape closes it. */
export function Popover({ trigger, label, align = "start", children }: PopoverProps) {
  const styles = useStyles();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <span ref={setAnchor} className={styles.anchor}>
      {cloneElement(trigger, {
        "aria-haspopup": "dialog",
        "aria-expanded": open,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <OpenPopover anchor={anchor} label={label} align={align} onClose={() => setOpen(false)}>
          {children}
        </OpenPopover>
      )}
    </span>
  );
}

function OpenPopover(props: PopoverSurfaceProps) {
  useReturnFocus();
  return <PopoverSurface {...props} />;
}
