import { Popover as FluentPopover, PopoverSurface as FluentSurface } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useKeptFocus } from "../late/use-kept-focus";

/** The anchor and content of an open panel. */
export type PopoverSurfaceProps = {
  /** The element beside which it opens. */
  anchor: HTMLElement | null;
  /** Accessible name of the panel. */
  label: string;
  align: "start" | "end";
  onClose: () => void;
  children: ReactNode;
};

/** The open panel of a popover, as Fluent draws and places it, with the focus kept in it. */
export default function PopoverSurface({ anchor, label, align, onClose, children }: PopoverSurfaceProps) {
  useKeptFocus();
  return (
    <FluentPopover
      open
      trapFocus
      inertTrapFocus
      onOpenChange={(event, { open }) => {
        // A press on the button is handled by the button.
        if (!open && !anchor?.contains(event.target as Node)) onClose();
      }}
      positioning={{ target: anchor, position: "below", align }}
    >
      <FluentSurface
        aria-label={label}
        tabIndex={-1}
        onKeyDown={(event) => event.stopPropagation()}
        onClick={(event) => event.stopPropagation()}
      >
        {children}
      </FluentSurface>
    </FluentPopover>
  );
}
