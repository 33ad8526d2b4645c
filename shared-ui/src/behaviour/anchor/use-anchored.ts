import { type RefObject, useLayoutEffect } from "react";
import { positionBeside, type AnchorPosition } from "./anchor";

/** Position of a popup, optionally as wide as its anchor. */
type AnchoredOptions = AnchorPosition & { sameWidth?: boolean };

/**
 * Shows `popup` (an element with `popover="manual"`) beside `anchor` while `open`.
 * The browser's top layer puts it over dialogs and out of any clipping parent, while it stays where
 * it is in the document, so that focus, theme and screen readers find it.
 */
export function useAnchored(
  anchor: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  open: boolean,
  { side, align, gap, sameWidth = false }: AnchoredOptions = {},
): void {
  useLayoutEffect(() => {
    const panel = popup.current;
    const origin = anchor.current;
    if (!open || !panel || !origin) return;
    // jsdom and browsers before 2024 lack the popover methods: the panel then shows in place.
    if (typeof panel.showPopover === "function" && !panel.matches(":popover-open")) panel.showPopover();

    const place = () => {
      const box = origin.getBoundingClientRect();
      if (sameWidth) panel.style.setProperty("min-width", `${box.width}px`);
      const { top, left } = positionBeside(
        box,
        { width: panel.offsetWidth, height: panel.offsetHeight },
        { width: document.documentElement.clientWidth, height: window.innerHeight },
        { ...(side && { side }), ...(align && { align }), ...(gap !== undefined && { gap }) },
      );
      panel.style.setProperty("top", `${top}px`);
      panel.style.setProperty("left", `${left}px`);
    };
    place();
    const resized = typeof ResizeObserver === "function" ? new ResizeObserver(place) : undefined;
    resized?.observe(panel);
    window.addEventListener("scroll", place, { capture: true, passive: true });
    window.addEventListener("resize", place);
    return () => {
      resized?.disconnect();
      window.removeEventListener("scroll", place, { capture: true });
      window.removeEventListener("resize", place);
      if (typeof panel.hidePopover === "function" && panel.matches(":popover-open")) panel.hidePopover();
    };
  }, [open, anchor, popup, side, align, gap, sameWidth]);
}
