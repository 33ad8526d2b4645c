import { tooLong } from "../field-problems";
import type { Gear } from "../gear/gear";
import { LARGEST_QUANTITY, TOO_MANY, quantityError } from "../logistics/quantity";
import { slugOf } from "../slug";

/** The quantity of a gear in one storage place. */
export type StockRecord<NamedGear> = {
  gear: NamedGear;
  quantity: number;
  storage: string;
  comment?: string;
};

/** A record of the inventory: at most one a gear and storage. */
export type InventoryRecord = StockRecord<Gear>;

/** The whole inventory; records left out are deleted. */
export type InventoryForm = StockRecord<{ id: number }>[];

/** The `bad-input` message for a record without storage. */
export const STORAGE_MISSING = "Le lieu de stockage est nécessaire";

/** The longest storage, in characters. */
export const LONGEST_STORAGE = 300;
/** The `bad-input` message for a record whose storage is longer. */
export const STORAGE_TOO_LONG = tooLong("Lieu de stockage", LONGEST_STORAGE);
/** The longest comment in characters, also after the comments of several lines are joined. */
export const LONGEST_COMMENT = 10_000;
/** The `bad-input` message for a record whose comment is longer. */
export const COMMENT_TOO_LONG = tooLong("Commentaire", LONGEST_COMMENT);
/** The most records of an inventory. */
export const MOST_RECORDS = 50_000;
/** The `bad-input` message for an inventory of more. */
export const TOO_MANY_RECORDS = `L'inventaire compte ${MOST_RECORDS.toLocaleString("fr")} entrées au plus`;

/** INV-3: the French error of a storage, if any. */
export function storageError(storage: string): string | undefined {
  if (slugOf(storage) === "") return STORAGE_MISSING;
  return storage.length > LONGEST_STORAGE ? STORAGE_TOO_LONG : undefined;
}

/** INV-3: the French error of a comment, if any. */
export function commentError(comment = ""): string | undefined {
  return comment.length > LONGEST_COMMENT ? COMMENT_TOO_LONG : undefined;
}

/** The French errors of a record. */
function recordErrors({ quantity, storage, comment }: Omit<StockRecord<unknown>, "gear">): string[] {
  const errors = [quantityError(quantity, 0), storageError(storage), commentError(comment)];
  return errors.filter((error) => error !== undefined);
}

/**
 * INV-1, INV-4: merges a record into those of its gear and storage; accents and case of the storage don't
 * count. Quantities add up, comments are joined. Returns the French errors; empty when it is done.
 */
export function putRecord<NamedGear extends { id: number }>(
  kept: Map<string, StockRecord<NamedGear>>,
  record: StockRecord<NamedGear>,
): string[] {
  const key = `${record.gear.id} ${slugOf(record.storage)}`;
  const present = kept.get(key);
  const next = present ? mergedRecord(present, record) : record;
  const errors = recordErrors(record);
  if (errors.length === 0 && next.quantity > LARGEST_QUANTITY) errors.push(TOO_MANY);
  if (errors.length === 0 && commentError(next.comment) !== undefined) errors.push(COMMENT_TOO_LONG);
  if (errors.length === 0) kept.set(key, next);
  return errors;
}

/** INV-4: one record of two of the same gear and storage: quantities add up, comments are joined. */
export function mergedRecord<NamedGear>(
  a: StockRecord<NamedGear>,
  b: StockRecord<NamedGear>,
): StockRecord<NamedGear> {
  const comment = [a.comment, b.comment].filter(Boolean).join(" | ");
  return { ...a, quantity: a.quantity + b.quantity, ...(comment === "" ? {} : { comment }) };
}
