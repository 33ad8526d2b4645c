import { badInput, problemIn, refused } from "../../festival-error";
import { shiftSlot } from "../../time/next-slot";
import { isInCentury, OUT_OF_CENTURY } from "../../time/century";
import { ofMinutes } from "../../time/duration";
import { toDate } from "../../time/instant";
import type { FestivalTask, FestivalTaskReviewer, Mobilization } from "../festival-task";
import { approvalsResetBy, checkOpen } from "../review/locks";
import { moveLimits } from "./move-limits";
import { type MobilizationChange, type MobilizationForm, toSlot, updateMobilizations } from "./mobilizations";
import { mobilizationNotFound } from "./mobilized-people";

/** The bound of a mobilization that lengthening moves. */
export const movableBounds = ["START", "END"] as const;

/** One change that several mobilizations undergo together. */
export type SlotMove =
  /** MV-1: to another day of the wall clock, and so many minutes later (or earlier). */
  | { kind: "SHIFT"; days: number; minutes: number }
  /** MV-2: longer by so many minutes, or shorter, at one of its bounds. */
  | { kind: "RESIZE"; bound: (typeof movableBounds)[number]; minutes: number }
  /** MV-3: cut into assignments of so many hours; 0 for a single one. */
  | { kind: "SPLIT"; hours: number };

/** MV-7: throws `bad-input` « … créneaux au plus à la fois ». */
export function checkMoveSize(slots: number): void {
  if (slots > moveLimits.slots) throw badInput(`${String(moveLimits.slots)} créneaux au plus à la fois`);
}

type Slot = Pick<Mobilization, "start" | "end" | "durationSplitInHour">;

/**
 * MV-1 to MV-3: the mobilization as the move makes it, before the rules of a mobilization are asked. Days are those of
 * the Paris wall clock, as when the date is changed by hand; hours and minutes pass, whatever the clocks do.
 * Throws `bad-input` for a date out of this century.
 */
export function movedForm({ start, end, durationSplitInHour }: Slot, move: SlotMove): MobilizationForm {
  switch (move.kind) {
    case "SHIFT": {
      const there = move.days === 0 ? { start, end } : shiftSlot({ start, end }, move.days);
      return {
        start: later(there.start, move.minutes),
        end: later(there.end, move.minutes),
        durationSplitInHour,
      };
    }
    case "RESIZE":
      return {
        start: move.bound === "START" ? later(start, -move.minutes) : start,
        end: move.bound === "END" ? later(end, move.minutes) : end,
        durationSplitInHour,
      };
    case "SPLIT":
      return { start, end, durationSplitInHour: move.hours };
  }
}

function later(instant: string, minutes: number): string {
  const time = toDate(instant).getTime() + ofMinutes(minutes);
  if (!isInCentury(time)) throw badInput(`La date ${OUT_OF_CENTURY}`);
  return new Date(time).toISOString();
}

/** The changes of these mobilizations of a sheet. Throws `not-found` for one that is not there. */
export function changesOf(
  { mobilizations }: FestivalTask,
  ids: readonly string[],
  move: SlotMove,
): MobilizationChange[] {
  return ids.map((id) => {
    const mobilization = mobilizations.find((one) => one.id === id);
    if (!mobilization) throw mobilizationNotFound();
    return { id, form: movedForm(mobilization, move) };
  });
}

/** A slot of a sheet, and what the move makes of it. */
export type PlannedSlot = {
  before: Mobilization;
  /** Null for one that is left out, or that can't become so. */
  after: ReturnType<typeof toSlot> | null;
  /** The French reason why it can't. */
  problem: string | null;
};

/** A sheet before a move, and its slots after it. */
export type PlannedSheet = {
  sheet: FestivalTask;
  slots: PlannedSlot[];
  /** The French reason why nothing of the sheet can move; its slots have their own. */
  refusal: string | null;
  /** FT-41: the teams that would have to review again. */
  resets: FestivalTaskReviewer[];
};

/** MV-5: what the move would do to a sheet, by the same rules as the move, without doing it. */
export function planOf(
  sheet: FestivalTask,
  isLeftOut: (id: string) => boolean,
  move: SlotMove,
): PlannedSheet {
  const slots = sheet.mobilizations.map((before): PlannedSlot => {
    let after: PlannedSlot["after"] = null;
    if (isLeftOut(before.id)) return { before, after, problem: null };
    const problem = problemIn(() => {
      after = toSlot(movedForm(before, move));
    });
    return { before, after, problem: problem ?? null };
  });
  const ids = slots.flatMap(({ before, after }) => (after ? [before.id] : []));
  const refusal =
    problemIn(() => checkOpen(sheet, "mobilizations")) ??
    problemIn(() => updateMobilizations(sheet, changesOf(sheet, ids, move), nobodysAct));
  return { sheet, slots, refusal: refusal ?? null, resets: approvalsResetBy(sheet, "mobilizations") };
}

/** A plan is thrown away: who would do it, and when, is of no matter. */
const nobodysAct = { by: { id: 0, firstname: "", lastname: "" }, at: new Date(0) };

/** A slot as a move keeps it: as it was, with its id and split now. */
export type KeptSlot = { was: Slot & { id: string }; now: string; split: number | null };

/** MV-6: what has to be kept of a sheet so that the changes can be undone; only what really changes. */
export function keptOf(before: FestivalTask, changes: readonly MobilizationChange[]): KeptSlot[] {
  return changes.flatMap(({ id, form }) => {
    const one = before.mobilizations.find((mobilization) => mobilization.id === id);
    const { id: now, durationSplitInHour: split } = toSlot(form);
    if (!one || (now === id && split === one.durationSplitInHour)) return [];
    const { start, end, durationSplitInHour } = one;
    return [{ was: { id, start, end, durationSplitInHour }, now, split }];
  });
}

/**
 * MV-6: the changes that put the slots back. Throws `refused` when one of them was changed or removed since; people
 * who joined or left meanwhile stay as they are.
 */
export function changesBack(ft: FestivalTask, kept: readonly KeptSlot[]): MobilizationChange[] {
  return kept.map(({ now, split, was }) => {
    const present = ft.mobilizations.find(({ id }) => id === now);
    if (present?.durationSplitInHour !== split) {
      throw refused("Un créneau a été modifié depuis : ton action n'est pas annulée");
    }
    return { id: now, form: was };
  });
}
