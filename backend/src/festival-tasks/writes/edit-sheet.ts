import { isDeepStrictEqual } from "node:util";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import type { Act } from "@coulisses/shared-domain/festival-event/key-event";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { Transaction } from "../../database/database";
import { lockSheet } from "./lock-sheet";
import { readSheet } from "./read-sheet";
import { saveSheet } from "./save-sheet";

export type SheetEdit = {
  id: number;
  /** The version that the editor saw, from `If-Match`. */
  expectedVersion: number | undefined;
  editor: UserIdentity;
  /** Applies a rule of the festival to the sheet as it stands now. */
  change: (
    ft: FestivalTask,
    context: { tx: Transaction; act: Act },
  ) => FestivalTask | Promise<FestivalTask>;
};

/** `after` is what the API answers. */
export type EditedSheet = { before: FestivalTask; after: FestivalTask };

/** One edit, alone on its sheet: what two people do at once happens one after the other, and nothing is lost. */
export async function editSheet(
  tx: Transaction,
  { id, expectedVersion, editor, change }: SheetEdit,
): Promise<EditedSheet> {
  await lockSheet(tx, id, expectedVersion);
  const before = await readSheet(tx, id);
  const changed = await change(before, { tx, act: { by: editor, at: new Date() } });
  if (isDeepStrictEqual(changed, before)) return { before, after: before };

  await saveSheet(tx, before, { ...changed, version: before.version + 1 });
  return { before, after: await readSheet(tx, id) };
}
