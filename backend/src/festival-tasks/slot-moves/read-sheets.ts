import { taskNotFound } from "@coulisses/shared-domain/festival-task/create-and-remove";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { noConflict } from "@coulisses/shared-domain/festival-task/mobilization/conflicts";
import type { RunPrepared } from "../../database/database";
import { sheetsQuery } from "../queries/sheet";

/** A list of ids as a value of a prepared query. */
export const idList = (ids: readonly number[]) => `{${ids.join()}}`;

/** These tasks in the order of their ids, without conflicts, which changing hours does not ask. Throws `not-found` for one that does not exist. */
export async function readSheets(runPrepared: RunPrepared, ids: readonly number[]): Promise<FestivalTask[]> {
  const rows = await runPrepared<{ body: string }>(sheetsQuery, [idList(ids)]);
  const sheets = rows.map(({ body }) => withoutConflicts(JSON.parse(body) as FestivalTask));
  checkFound(ids, sheets);
  return sheets;
}

/** Throws `not-found` for the first id that is none of these. */
export function checkFound(ids: readonly number[], found: readonly { id: number }[]): void {
  const known = new Set(found.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw taskNotFound(missing);
}

function withoutConflicts(sheet: FestivalTask): FestivalTask {
  for (const { volunteers } of sheet.mobilizations) {
    for (const volunteer of volunteers) volunteer.conflicts = noConflict;
  }
  return sheet;
}
