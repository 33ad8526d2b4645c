import { isDeepStrictEqual } from "node:util";
import { activityNotFound } from "@coulisses/shared-domain/festival-activity/errors";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { Act } from "@coulisses/shared-domain/festival-event/key-event";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { Transaction } from "../../database/database";
import { lockSheet } from "./lock-sheet";
import { parseSheet, readSheet } from "./read-sheet";
import { saveSheet } from "./save-sheet";

export type SheetEdit = {
  id: number;
  /** The version that the editor saw, from `If-Match`. */
  expectedVersion: number | undefined;
  editor: UserIdentity;
  /** Applies a rule of the festival to the sheet as it stands now. */
  change: (
    fa: FestivalActivity,
    context: { tx: Transaction; act: Act },
  ) => FestivalActivity | Promise<FestivalActivity>;
};

export type EditedSheet = {
  before: FestivalActivity;
  after: FestivalActivity;
  /** The sheet as the API answers it. */
  text: string;
};

/** One edit, alone on its sheet: what two people do at once happens one after the other, and nothing is lost. */
export async function editSheet(
  tx: Transaction,
  { id, expectedVersion, editor, change }: SheetEdit,
): Promise<EditedSheet> {
  await lockSheet(tx, id, expectedVersion);
  const text = await existingSheet(tx, id);
  const before = parseSheet(text);
  const changed = await change(before, { tx, act: { by: editor, at: new Date() } });
  if (isDeepStrictEqual(changed, before)) return { before, after: before, text };

  const after = { ...changed, version: before.version + 1 };
  await saveSheet(tx, before, after);
  return { before, after, text: await existingSheet(tx, id) };
}

async function existingSheet(tx: Transaction, id: number): Promise<string> {
  const text = await readSheet(tx, id);
  if (text === undefined) throw activityNotFound(id);
  return text;
}
