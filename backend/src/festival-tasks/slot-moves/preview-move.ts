import type { MovePreview, MovePreviewForm } from "@coulisses/shared-domain/contract/slot-moves";
import {
  checkMoveSize,
  type PlannedSheet,
  planOf,
} from "@coulisses/shared-domain/festival-task/mobilization/move-slots";
import { collisionsOf, shownPlan } from "@coulisses/shared-domain/festival-task/mobilization/slot-collisions";
import type { RunPrepared } from "../../database/database";
import { readHours } from "./people-hours";
import { readSheets } from "./read-sheets";

/** MV-5, MV-8: what a move would do, by the rules of the move itself; reads only. */
export async function previewMove(
  runPrepared: RunPrepared,
  { move, sheets }: MovePreviewForm,
  reader: { seesRest: boolean },
): Promise<MovePreview> {
  const ids = sheets.map(({ id }) => id);
  const leftOut = new Map(sheets.map(({ id, leftOut }) => [id, new Set(leftOut)]));
  const isLeftOut = (id: number, slot: string) => leftOut.get(id)?.has(slot) === true;
  const plan = (await readSheets(runPrepared, ids)).map((sheet) =>
    planOf(sheet, (slot) => isLeftOut(sheet.id, slot), move),
  );
  checkMoveSize(plan.flatMap(({ slots }) => slots.filter(({ after }) => after !== null)).length);

  const moved = plan.flatMap(({ slots }) =>
    slots.filter(({ before, after }) => after && after.id !== before.id),
  );
  const people = new Set(moved.flatMap(({ before }) => before.volunteers.map(({ id }) => id)));
  const collisions =
    people.size === 0
      ? () => []
      : collisionsOf(
          plan,
          await readHours(runPrepared, {
            people: [...people],
            within: spanOf(moved),
            besides: ids,
            withRest: reader.seesRest,
          }),
        );
  const rank = new Map(ids.map((id, index) => [id, index]));
  return {
    sheets: plan
      .sort((one, other) => (rank.get(one.sheet.id) ?? 0) - (rank.get(other.sheet.id) ?? 0))
      .map((planned) => shownPlan(planned, collisions, (slot) => isLeftOut(planned.sheet.id, slot))),
  };
}

/** From the first start to the last end of these slots, before and after. */
function spanOf(slots: PlannedSheet["slots"]): { start: string; end: string } {
  const both = slots.flatMap(({ before, after }) => [before, after ?? before]);
  const starts = both.map(({ start }) => start).sort();
  const ends = both.map(({ end }) => end).sort();
  return { start: starts[0] ?? "", end: ends.at(-1) ?? "" };
}
