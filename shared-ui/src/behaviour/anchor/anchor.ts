/** A rectangle in pixels of the viewport. */
export type Box = { top: number; left: number; width: number; height: number };
/** A size in pixels. */
export type Size = { width: number; height: number };
/** Position of a popup: side, alignment, and gap in pixels. */
export type AnchorPosition = { side?: "below" | "above"; align?: "start" | "center" | "end"; gap?: number };

const MARGIN = 8;

/**
 * The place of a popup beside its anchor, in pixels of the viewport: on the wanted side if it fits there or
 * if the other side is no better, and never over the edge.
 */
export function positionBeside(
  anchor: Box,
  popup: Size,
  viewport: Size,
  { side = "below", align = "start", gap = 4 }: AnchorPosition = {},
): { top: number; left: number } {
  const below = anchor.top + anchor.height + gap;
  const above = anchor.top - gap - popup.height;
  const fitsBelow = below + popup.height <= viewport.height - MARGIN;
  const fitsAbove = above >= MARGIN;
  const roomBelow = viewport.height - below;
  const wantsBelow = side === "below" ? fitsBelow || !fitsAbove : fitsBelow && !fitsAbove;
  const goesBelow = fitsBelow || fitsAbove ? wantsBelow : roomBelow >= anchor.top;

  const lefts = {
    start: anchor.left,
    center: anchor.left + (anchor.width - popup.width) / 2,
    end: anchor.left + anchor.width - popup.width,
  };
  const rightmost = viewport.width - MARGIN - popup.width;
  return {
    top: Math.max(MARGIN, Math.min(goesBelow ? below : above, viewport.height - MARGIN - popup.height)),
    left: Math.max(MARGIN, Math.min(lefts[align], rightmost)),
  };
}
