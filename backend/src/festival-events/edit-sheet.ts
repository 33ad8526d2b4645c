import { isDeepStrictEqual } from "node:util";
import type { Act, KeyEvent } from "@coulisses/shared-domain/festival-event/history";
import { checkLength } from "@coulisses/shared-domain/festival-event/sheet-length";
import { archivedSheet } from "@coulisses/shared-domain/festival-event/sheet-edition";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";
import type { RunPrepared, PreparedQuery, WriteTransaction } from "../database/database";
import type { Target } from "../input/if-match";

/** A sheet that several people edit: an FA, an FT, a purchase or a loan; the last two have no history. */
export type Sheet = { id: number; version: number; history?: readonly KeyEvent[] };

/** The storage of one area's sheets; `lock` and `read` refuse an unknown one. */
export type SheetStore<S extends Sheet> = {
  /** Locks the sheet against other writers until the transaction ends, and compares versions. */
  lock(tx: WriteTransaction, target: Target): Promise<void>;
  read(tx: WriteTransaction, id: number): Promise<S>;
  save(tx: WriteTransaction, before: S, after: S): Promise<void>;
  /** True when the change makes the sheet show more data of other tables, so that it has to be read again. */
  showsMore(before: S, after: S): boolean;
  /** Refuses a sheet that must stay. */
  remove(tx: WriteTransaction, sheet: S): Promise<void>;
};

/** Applies a rule of the festival to the present sheet, in the transaction that has locked it. */
export type ApplyChange<S> = (sheet: S, context: { tx: WriteTransaction; act: Act }) => S | Promise<S>;

type SheetEdit<S> = Target & { editor: UserIdentity; change: ApplyChange<S> };

/** `after` is the API's answer. */
export type EditedSheet<S> = { before: S; after: S };

/** One edit with the sheet locked: concurrent edits happen one after the other, and none is lost. */
export async function editSheet<S extends Sheet>(
  tx: WriteTransaction,
  store: SheetStore<S>,
  { id, expectedVersion, editor, change }: SheetEdit<S>,
): Promise<EditedSheet<S>> {
  await store.lock(tx, { id, expectedVersion });
  const before = await store.read(tx, id);
  const changed = await change(before, { tx, act: { by: editor, at: new Date() } });
  if (isDeepStrictEqual(changed, before)) return { before, after: before };

  checkLength(before, changed);
  const after = { ...changed, version: before.version + 1 };
  await store.save(tx, before, after);
  return { before, after: needsReload(store, before, after) ? await store.read(tx, id) : after };
}

/** Removes the locked sheet, and returns its last state. */
export async function removeSheet<S extends Sheet>(
  tx: WriteTransaction,
  store: SheetStore<S>,
  target: Target,
): Promise<S> {
  await store.lock(tx, target);
  const sheet = await store.read(tx, target.id);
  await store.remove(tx, sheet);
  return sheet;
}

/**
 * True when the sheet must be read again after an edit. Nearly always the rule's result is what is kept, and
 * reading it again would cost more than the edit.
 */
export function needsReload<S extends Sheet>(store: SheetStore<S>, before: S, after: S): boolean {
  return isActRepeated(after) || store.showsMore(before, after);
}

/** True when the same person does the same in the same second, which is kept once. */
function isActRepeated({ history = [] }: Sheet): boolean {
  return new Set(history.map(({ action, by, at }) => `${action} ${by.id} ${at}`)).size < history.length;
}

/**
 * Makes the `lock` of a store: `query` locks the row of the sheet $1 and reads its `version`, and the edition with which
 * it is `archived`, for sheets that have one.
 */
export const lockedBy =
  (query: PreparedQuery, notFound: (id: number) => Error): SheetStore<Sheet>["lock"] =>
  async (tx, { id, expectedVersion }) => {
    const [locked] = await tx.runPrepared<{ version: number; archived?: number | null }>(query, [id]);
    if (!locked) throw notFound(id);
    if (typeof locked.archived === "number") throw archivedSheet(locked.archived);
    checkVersion("sheet", locked.version, expectedVersion);
  };

/** Makes the `read` of a store; `query` reads the sheet $1 as JSON for the API, in its column `body`. */
export const readBy =
  <S extends Sheet>(query: PreparedQuery, notFound: (id: number) => Error): SheetStore<S>["read"] =>
  async (tx, id) => {
    const text = await sheetText(tx.runPrepared, query, id);
    if (text === undefined) throw notFound(id);
    return JSON.parse(text) as S;
  };

/** The sheet $1 as JSON, in the query's column `body`; none when it does not exist. */
export async function sheetText(
  runPrepared: RunPrepared,
  query: PreparedQuery,
  id: number,
): Promise<string | undefined> {
  const [row] = await runPrepared<{ body: string }>(query, [id]);
  return row?.body;
}
