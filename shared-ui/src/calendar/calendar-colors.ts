import { readableOn } from "@coulisses/shared-domain/colour/contrast";
import type { SheetStatus } from "../base/mark/status";
import { tokens } from "../theme/tokens";

type Paint = { backgroundColor: string; color: string; boxShadow?: string };

/** The theme's two colours, that of a break (black) or of a sheet's status, by name; any other as `#rrggbb`. */
export type CalendarColor = "primary" | "secondary" | "break" | SheetStatus | (string & {});

const named: Record<"primary" | "secondary" | "break" | SheetStatus, Paint> = {
  primary: { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
  secondary: { backgroundColor: tokens.readyFill, color: tokens.readyInk },
  // Black on the dark theme's ground too: its edge tells it apart.
  break: {
    backgroundColor: "#000000",
    color: "#ffffff",
    boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke1}`,
  },
  DRAFT: status(tokens.draftFill, tokens.draftInk),
  IN_REVIEW: status(tokens.reviewFill, tokens.reviewInk),
  REFUSED: status(tokens.refusedFill, tokens.refusedInk),
  VALIDATED: status(tokens.validatedFill, tokens.validatedInk),
  READY_TO_ASSIGN: status(tokens.readyFill, tokens.readyInk),
};

function status(backgroundColor: string, color: string): Paint {
  return { backgroundColor, color, boxShadow: `inset 3px 0 0 ${color}` };
}

const isNamed = (color: string): color is keyof typeof named => Object.hasOwn(named, color);

/** The alpha of an event for which nothing is there yet, of 255. */
const PALEST = 75;

/** §5.8: a `#rrggbb` as pale as what it stands for lacks, from 0 (nothing there) to 1 (all there). */
export function paleColor(color: string, filled: number): string {
  const alpha = Math.round(PALEST + (255 - PALEST) * Math.min(1, Math.max(0, filled)));
  return `${color}${alpha.toString(16)}`;
}

/** The one colour of a small dot that stands for an event. */
export function dotColor(color: CalendarColor = "primary"): string {
  const { backgroundColor, color: ink, boxShadow } = eventColors(color);
  return boxShadow !== undefined && color !== "break" ? ink : backgroundColor;
}

/** How an event is filled and written; a free colour gets readable text. */
export function eventColors(color: CalendarColor = "primary"): Paint {
  return isNamed(color) ? named[color] : { backgroundColor: color, color: readableOn(color) };
}
