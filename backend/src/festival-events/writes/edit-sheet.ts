import { isDeepStrictEqual } from "node:util";
import type { Act, KeyEvent } from "@coulisses/shared-domain/festival-event/history";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { HotTransaction } from "../../database/database";

/** A sheet that several people write: an FA or an FT. */
export type Sheet = { id: number; version: number; history: readonly KeyEvent[] };

/** How the sheets of one kind are kept; `lock` and `read` refuse an unknown one. */
export type SheetStore<S extends Sheet> = {
  /** Keeps every other writer away until the transaction ends; `expectedVersion` is the one that the editor saw. */
  lock(tx: HotTransaction, id: number, expectedVersion: number | undefined): Promise<void>;
  read(tx: HotTransaction, id: number): Promise<S>;
  save(tx: HotTransaction, before: S, after: S): Promise<void>;
  /** Whether the sheet shows, of what lies elsewhere, something that this change makes it show anew. */
  showsMore(before: S, after: S): boolean;
};

export type SheetEdit<S> = {
  id: number;
  /** From `If-Match`; none writes over whatever stands. */
  expectedVersion: number | undefined;
  editor: UserIdentity;
  /** Applies a rule of the festival to the sheet as it stands now. */
  change: (sheet: S, context: { tx: HotTransaction; act: Act }) => S | Promise<S>;
};

/** `after` is what the API answers. */
export type EditedSheet<S> = { before: S; after: S };

/** One edit, alone on its sheet: what two people do at once happens one after the other, and nothing is lost. */
export async function editSheet<S extends Sheet>(
  tx: HotTransaction,
  store: SheetStore<S>,
  { id, expectedVersion, editor, change }: SheetEdit<S>,
): Promise<EditedSheet<S>> {
  await store.lock(tx, id, expectedVersion);
  const before = await store.read(tx, id);
  const changed = await change(before, { tx, act: { by: editor, at: new Date() } });
  if (isDeepStrictEqual(changed, before)) return { before, after: before };

  const after = { ...changed, version: before.version + 1 };
  await store.save(tx, before, after);
  return { before, after: mustBeRead(store, before, after) ? await store.read(tx, id) : after };
}

/** Nearly always what the rule made of the sheet is what is kept, and reading it again would cost more than the edit. */
export function mustBeRead<S extends Sheet>(store: SheetStore<S>, before: S, after: S): boolean {
  return isActRepeated(after) || store.showsMore(before, after);
}

/** The same act by the same person in the same second is kept once. */
function isActRepeated({ history }: Sheet): boolean {
  return new Set(history.map(({ action, by, at }) => `${action} ${by.id} ${at}`)).size < history.length;
}
