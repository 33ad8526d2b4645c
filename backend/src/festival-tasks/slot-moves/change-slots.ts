import { isDeepStrictEqual } from "node:util";
import type { Moved } from "@coulisses/shared-domain/contract/slot-moves";
import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import { FestivalError, refused } from "@coulisses/shared-domain/festival-error";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import {
  type MobilizationChange,
  toSlot,
  updateMobilizations,
} from "@coulisses/shared-domain/festival-task/mobilization/mobilizations";
import { archivedSheet } from "@coulisses/shared-domain/festival-event/sheet-edition";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { type Origin, recordAudits } from "../../audit/record-audit";
import type { Changes } from "../../changes/change";
import type { PreparedQuery, WriteTransaction } from "../../database/database";
import type { EditedSheet } from "../../festival-events/edit-sheet";
import { journalLineOf, tellInboxes } from "../../festival-events/tell-of-edits";
import { lockManyQuery } from "../queries/sheet";
import { festivalTaskSheets, taskTelling } from "../sheets";
import { saveSheet } from "../writes/save-sheet";
import { checkFound, idList, readSheets } from "./read-sheets";

/** The author of a move, and the origin of the request. */
export type Mover = { by: UserIdentity; origin: Origin };

/** A sheet that changed, with the changes of its mobilizations. */
export type ChangedSheet = EditedSheet<FestivalTask> & { changes: readonly MobilizationChange[] };

/** How a refusal names a sheet. */
export const nameOfSheet = ({ id, general }: FestivalTask) => `FT #${String(id)} - ${general.name}`;

/** Locks these tasks in the order of ids, and reads them. Throws `not-found` for an unknown one. */
export async function lockSheets(tx: WriteTransaction, ids: readonly number[]): Promise<FestivalTask[]> {
  const locked = await tx.runPrepared<{ id: number; version: number; archived: number | null }>(
    lockManyQuery,
    [idList(ids)],
  );
  checkFound(ids, locked);
  for (const { archived } of locked) if (archived !== null) throw archivedSheet(archived);
  return readSheets(tx.runPrepared, ids);
}

/**
 * Changes mobilizations of several locked tasks, all or none, as the edit of a single one does; tells of it once.
 * `changesOf` may refuse; every refusal is told, a line a sheet.
 */
export async function changeSlots(
  tx: WriteTransaction,
  changes: Changes,
  {
    sheets,
    changesOf,
    author,
  }: {
    sheets: readonly FestivalTask[];
    changesOf: (
      sheet: FestivalTask,
    ) => readonly MobilizationChange[] | Promise<readonly MobilizationChange[]>;
    author: Mover;
  },
): Promise<ChangedSheet[]> {
  const act = { by: author.by, at: new Date() };
  const applied = await forEachSheet(sheets, async (before): Promise<ChangedSheet> => {
    const changesOfSheet = await changesOf(before);
    return { before, after: updateMobilizations(before, changesOfSheet, act), changes: changesOfSheet };
  });
  const changed = applied
    .filter(({ before, after }) => !isDeepStrictEqual(before, after))
    .map((one) => ({ ...one, after: { ...one.after, version: one.before.version + 1 } }));
  await renameMobilizations(tx, changed);
  for (const { before, after } of changed) {
    // Their rows have moved already, with their people.
    await saveSheet(tx, { ...before, mobilizations: after.mobilizations } as FestivalTask, after);
  }
  await tell(tx, changes, changed, author);
  return changed;
}

/** The work on each sheet; throws one refusal with the reasons of all. */
export async function forEachSheet<Result>(
  sheets: readonly FestivalTask[],
  work: (sheet: FestivalTask) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const refusals: FestivalError[] = [];
  for (const sheet of sheets) {
    try {
      results.push(await work(sheet));
    } catch (error) {
      if (!(error instanceof FestivalError)) throw error;
      refusals.push(new FestivalError(error.kind, `${nameOfSheet(sheet)} : ${error.message}`));
    }
  }
  const [first] = refusals;
  if (first === undefined) return results;
  const kind = refusals.every((one) => one.kind === first.kind) ? first.kind : refused("").kind;
  throw new FestivalError(kind, refusals.map(({ message }) => message).join("\n"));
}

const renamed = (fields: string) => `json_to_recordset($1::json) as renamed(${fields})
  where m.task_id = renamed.task and m.id = `;

/** Frees the ids that another mobilization takes: one may take the place that the next one leaves. */
const parkQuery: PreparedQuery = {
  name: "park-mobilizations",
  text: `update festival_task_mobilizations m set id = '~' || m.id
    from ${renamed(`task int, "from" text`)} renamed."from"`,
};

const renameQuery: PreparedQuery = {
  name: "rename-mobilizations",
  text: `update festival_task_mobilizations m
    set id = renamed.id, start_at = renamed.start, end_at = renamed.end, duration_split_in_hour = renamed.split
    from ${renamed(`task int, "from" text, id text, start timestamptz, "end" timestamptz, split int`)} renamed."from"`,
};

/** The rows of people and teams follow the ids of their mobilizations. */
async function renameMobilizations(tx: WriteTransaction, changed: readonly ChangedSheet[]): Promise<void> {
  const rows = changed.flatMap(({ before, changes }) => {
    const present = new Set(before.mobilizations.map(({ id }) => id));
    const freed = new Set(changes.map(({ id }) => id));
    return changes.map(({ id: from, form }) => {
      const { durationSplitInHour: split, ...window } = toSlot(form);
      // Its place is another's, or becomes so.
      const isParked = window.id !== from && (present.has(window.id) || freed.has(window.id));
      return { task: before.id, from, isParked, split, ...window };
    });
  });
  if (rows.length === 0) return;
  const parkedSheets = new Set(rows.filter(({ isParked }) => isParked).map(({ task }) => task));
  const parked = rows.filter(({ task }) => parkedSheets.has(task));
  if (parked.length > 0) await tx.runPrepared(parkQuery, [JSON.stringify(parked)]);
  const settled = rows.map((row) => ({
    ...row,
    from: parkedSheets.has(row.task) ? `~${row.from}` : row.from,
  }));
  await tx.runPrepared(renameQuery, [JSON.stringify(settled)]);
}

async function tell(
  tx: WriteTransaction,
  changes: Changes,
  changed: readonly ChangedSheet[],
  { by, origin }: Mover,
): Promise<void> {
  if (changed.length === 0) return;
  const { target, tags, permissions } = festivalTaskSheets;
  await recordAudits(
    tx,
    origin,
    changed.map((edited) => journalLineOf(target, "sheet-changed", edited)),
  );
  // One event for all: a list is stale once.
  const stale = new Map<string, LiveTag>();
  for (const { before, after } of changed) {
    for (const tag of tags.edited(before, after)) stale.set(`${tag.type} ${String(tag.id)}`, tag);
  }
  changes.state({ event: "festival-task-updated", by: by.id, tags: [...stale.values()] });
  for (const edited of changed) {
    const told = { edited, telling: taskTelling, by, permission: permissions.read };
    await tellInboxes(tx, changes, told);
  }
}

/** The API's answer. */
export const answerOf = (changed: readonly ChangedSheet[]): Moved => ({
  sheets: changed.map(({ after: { id, version } }) => ({ id, version })),
  slots: changed.reduce((sum, { changes }) => sum + changes.length, 0),
});
