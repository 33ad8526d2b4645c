import { isDeepStrictEqual } from "node:util";

type ListChanges<Item> = {
  removed: Item[];
  changed: { before: Item; after: Item }[];
  added: Item[];
};

/**
 * The differences between two versions of a sheet's list. When exactly one item was removed and one added, it
 * is the same item under a new key: ids made from an item's content change with it.
 */
export function changesBetween<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string | number,
): ListChanges<Item> {
  const former = new Map(before.map((item) => [keyOf(item), item]));
  const remaining = new Set(after.map(keyOf));
  const removed = before.filter((item) => !remaining.has(keyOf(item)));
  const added = after.filter((item) => !former.has(keyOf(item)));
  const changed = after.flatMap((item) => {
    const previous = former.get(keyOf(item));
    if (previous === undefined || isDeepStrictEqual(previous, item)) return [];
    return [{ before: previous, after: item }];
  });
  const [old, renamed] = [removed[0], added[0]];
  if (old && renamed && removed.length === 1 && added.length === 1) {
    return { removed: [], changed: [...changed, { before: old, after: renamed }], added: [] };
  }
  return { removed, changed, added };
}

/** Saves each change, those that free a key first. */
export async function applyChanges<Item>(
  { removed, changed, added }: ListChanges<Item>,
  save: {
    remove: (item: Item) => Promise<unknown>;
    change: (before: Item, after: Item) => Promise<unknown>;
    add: (item: Item) => Promise<unknown>;
  },
): Promise<void> {
  for (const item of removed) await save.remove(item);
  for (const { before, after } of changed) await save.change(before, after);
  for (const item of added) await save.add(item);
}
