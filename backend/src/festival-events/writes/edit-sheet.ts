import { isDeepStrictEqual } from "node:util";
import type { Act } from "@coulisses/shared-domain/festival-event/key-event";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { Transaction } from "../../database/database";

/** A sheet that several people write: an FA or an FT. */
export type Sheet = { id: number; version: number };

/** How the sheets of one kind are kept; `lock` and `read` refuse an unknown one. */
export type SheetStore<S extends Sheet> = {
  /** Keeps every other writer away until the transaction ends; `expectedVersion` is the one that the editor saw. */
  lock(tx: Transaction, id: number, expectedVersion: number | undefined): Promise<void>;
  read(tx: Transaction, id: number): Promise<S>;
  save(tx: Transaction, before: S, after: S): Promise<void>;
};

export type SheetEdit<S> = {
  id: number;
  /** From `If-Match`; none writes over whatever stands. */
  expectedVersion: number | undefined;
  editor: UserIdentity;
  /** Applies a rule of the festival to the sheet as it stands now. */
  change: (sheet: S, context: { tx: Transaction; act: Act }) => S | Promise<S>;
};

/** `after` is what the API answers. */
export type EditedSheet<S> = { before: S; after: S };

/** One edit, alone on its sheet: what two people do at once happens one after the other, and nothing is lost. */
export async function editSheet<S extends Sheet>(
  tx: Transaction,
  store: SheetStore<S>,
  { id, expectedVersion, editor, change }: SheetEdit<S>,
): Promise<EditedSheet<S>> {
  await store.lock(tx, id, expectedVersion);
  const before = await store.read(tx, id);
  const changed = await change(before, { tx, act: { by: editor, at: new Date() } });
  if (isDeepStrictEqual(changed, before)) return { before, after: before };

  await store.save(tx, before, { ...changed, version: before.version + 1 });
  return { before, after: await store.read(tx, id) };
}
