import type { MoveForm, Moved, MovePreview } from "@coulisses/shared-domain/contract/slot-moves";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import type { Answer, Caller } from "../../testing/calls";
import { pathOf, taskIn } from "./sheets";

export const later = { kind: "SHIFT" as const, days: 0, minutes: 120 };

/** A move of all the slots of these sheets as they stand. */
export const moveOf = (sheets: readonly FestivalTask[], move: MoveForm["move"] = later): MoveForm => ({
  move,
  sheets: sheets.map(({ id, version, mobilizations }) => ({
    id,
    version,
    mobilizations: mobilizations.map((mobilization) => mobilization.id),
  })),
});

/** The answer to a move or its undo; throws the refusal's text without one. */
export const movedIn = (answer: Answer): Moved => answer.sheet<Moved>();

/** The preview of a move of everything. */
export const previewOf = async (
  caller: Caller,
  sheets: readonly FestivalTask[],
  move: MoveForm["move"] = later,
): Promise<MovePreview> =>
  (
    await caller.post("/slot-moves/preview", { move, sheets: sheets.map(({ id }) => ({ id, leftOut: [] })) })
  ).sheet<MovePreview>();

/** The sheets as they stand now. */
export const again = (caller: Caller, sheets: readonly FestivalTask[]): Promise<FestivalTask[]> =>
  Promise.all(sheets.map(async (sheet) => taskIn(await caller.get(pathOf(sheet)))));

/** The hours of every slot of these sheets, with its people. */
export const hoursOf = (sheets: readonly FestivalTask[]) =>
  sheets.map(({ mobilizations }) =>
    mobilizations.map(({ start, end, durationSplitInHour, volunteers, teams }) => ({
      start,
      end,
      durationSplitInHour,
      volunteers: volunteers.map(({ id }) => id),
      teams,
    })),
  );
