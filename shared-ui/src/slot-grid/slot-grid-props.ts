import type { Period } from "@coulisses/shared-domain/time/period";

/**
 * The state of a slot: `waiting` has been sent and has no answer yet, `broken` can't be recorded as it is.
 */
export type GridSlotState = "free" | "selected" | "recorded" | "waiting" | "broken";

/** A part of a day that is chosen as a whole; `points` is the charisma that it earns, absent without any. */
export type GridSlot = Period & { state: GridSlotState; points?: number };

/** A Paris day (`yyyy-mm-dd`) and its slots, in the order of time. */
export type GridDay = { day: string; slots: readonly GridSlot[] };

/** The days of a grid, and its gestures. */
export type SlotGridProps = {
  /** Accessible name of the whole. */
  label: string;
  days: readonly GridDay[];
  /** `columns`: a column a day. `day`: large cells for a finger. `list`: boxes to tick, one under the other. */
  layout: "columns" | "day" | "list";
  /** Slots are chosen or unchosen; `isDone` is false while a pointer still paints, and paints others next. */
  onPaint: (slots: readonly Period[], isChosen: boolean, isDone: boolean) => void;
  /** All of these slots at once: a whole day, or a part of it. */
  onToggle: (slots: readonly Period[]) => void;
  /** Gives a day the hours of the day before. */
  onLikeDayBefore: (day: string) => void;
};
