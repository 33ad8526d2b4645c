import {
  slotMoveCalls,
  type MoveForm,
  type Moved,
  type MoveUndoForm,
} from "@coulisses/shared-domain/contract/slot-moves";
import { FestivalError } from "@coulisses/shared-domain/festival-error";
import { notUndoable } from "@coulisses/shared-domain/festival-event/undo";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import {
  changesBack,
  changesOf,
  checkMoveSize,
  type KeptSlot,
  keptOf,
} from "@coulisses/shared-domain/festival-task/mobilization/move-slots";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Changes } from "../../changes/change";
import type { WriteTransaction } from "../../database/database";
import { sheetUndos } from "../../database/schema/sheet-undos";
import { checkUntouched, lastEditSince, takeAllKept, undoCallOf } from "../../festival-events/sheet-undos";
import { sheetTarget } from "@coulisses/shared-domain/audit/targets";
import {
  answerOf,
  type ChangedSheet,
  changeSlots,
  lockSheets,
  type Mover,
  nameOfSheet,
} from "./change-slots";

const target = "ft" as const;
const call = undoCallOf(slotMoveCalls.move);

/** MV-5: moves slots of several tasks in one transaction, all or none. */
export async function moveSlots(
  tx: WriteTransaction,
  changes: Changes,
  form: MoveForm,
  author: Mover,
): Promise<Moved> {
  const asked = new Map(form.sheets.map((sheet) => [sheet.id, sheet]));
  checkMoveSize(form.sheets.flatMap(({ mobilizations }) => mobilizations).length);
  const sheets = await lockSheets(tx, [...asked.keys()]);
  await checkVersions(tx, sheets, (id) => asked.get(id)?.version, author.by.id);
  const changed = await changeSlots(tx, changes, {
    sheets,
    changesOf: (sheet) => {
      const moved = changesOf(sheet, asked.get(sheet.id)?.mobilizations ?? [], form.move);
      const kept = new Set(keptOf(sheet, moved).map(({ was }) => was.id));
      return moved.filter(({ id }) => kept.has(id));
    },
    author,
  });
  await keepForUndo(tx, changed, author.by.id);
  return answerOf(changed);
}

/** MV-6: puts the slots of a move back, all or none. */
export async function undoMove(
  tx: WriteTransaction,
  changes: Changes,
  { sheets: made }: MoveUndoForm,
  author: Mover,
): Promise<Moved> {
  const versions = new Map(made.map(({ id, version }) => [id, version]));
  const sheets = await lockSheets(tx, [...versions.keys()]);
  const taken = await takeAllKept(tx, { target, by: author.by }, made);
  const changed = await changeSlots(tx, changes, {
    sheets,
    changesOf: async (sheet) => {
      const { call: undone, kept } = taken.get(sheet.id) ?? {};
      if (undone !== call) throw notUndoable();
      const act = { target, id: sheet.id, version: versions.get(sheet.id) ?? 0, by: author.by };
      if (sheet.version !== act.version) {
        await checkUntouched(tx, act, { place: "mobilizations", words: "les mobilisations" });
      }
      return changesBack(sheet, kept as KeptSlot[]);
    },
    author,
  });
  return answerOf(changed);
}

/** Throws `stale` with everyone who changed one of the sheets after the version that was seen. */
async function checkVersions(
  tx: WriteTransaction,
  sheets: readonly FestivalTask[],
  seen: (id: number) => number | undefined,
  besides: number,
): Promise<void> {
  const lines: string[] = [];
  for (const sheet of sheets) {
    const after = seen(sheet.id) ?? 0;
    if (sheet.version === after) continue;
    const edit = await lastEditSince(tx, { target, id: sheet.id, after, besides });
    const who = edit?.by ? ` par ${displayName(edit.by)}` : "";
    lines.push(`${nameOfSheet(sheet)} a été modifiée entre-temps${who}`);
  }
  if (lines.length > 0) throw new FestivalError("stale", `${lines.join("\n")}\nRien n'a été changé.`);
}

async function keepForUndo(
  tx: WriteTransaction,
  changed: readonly ChangedSheet[],
  byId: number,
): Promise<void> {
  if (changed.length === 0) return;
  await tx.insert(sheetUndos).values(
    changed.map(({ before, after, changes }) => ({
      target: sheetTarget(target, after.id),
      version: after.version,
      byId,
      call,
      kept: keptOf(before, changes),
    })),
  );
}
