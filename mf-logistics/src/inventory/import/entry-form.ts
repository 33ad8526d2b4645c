import { rules } from "@coulisses/shared-pages/forms";
import type { Gear } from "@coulisses/shared-domain/gear/gear";
import { readInteger } from "@coulisses/shared-domain/csv/read-csv";
import type { LineInError } from "@coulisses/shared-domain/inventory/import-inventory";
import {
  commentError,
  storageError,
  type StockRecord,
} from "@coulisses/shared-domain/inventory/inventory-record";
import { quantityError } from "@coulisses/shared-domain/logistics/quantity";
import { slugOf } from "@coulisses/shared-domain/slug";

type EntryValues = { gear: Gear | null; quantity: number | null; storage: string; comment: string };

/** Usable values of a faulty line; proposes the gear of the same name. */
export function entryValues(
  { gear: name, quantity, storage, comment }: LineInError,
  gears: readonly Gear[],
): EntryValues {
  const namesakes = name === "" ? [] : gears.filter(({ slug }) => slug === slugOf(name));
  const read = readInteger(quantity);
  const isPossible = read !== undefined && quantityError(read, 0) === undefined;
  return { gear: namesakes[0] ?? null, quantity: isPossible ? read : null, storage, comment };
}

/** Gear that the line names, in words. */
export function searchedGear({ gear, code }: LineInError): string {
  const searched = [gear, code && `(${code})`].filter(Boolean).join(" ");
  return searched === "" ? "La ligne ne nomme aucun matos" : `La ligne cherchait : ${searched}`;
}

export const entryRules = rules<EntryValues>({
  gear: (gear) => (gear ? undefined : "Choisis un matos du catalogue"),
  quantity: (quantity) => (quantity === null ? "La quantité est nécessaire" : quantityError(quantity, 0)),
  storage: storageError,
  comment: commentError,
});

/** The record of complete values; undefined while one is missing. */
export function toEntry({ gear, quantity, storage, comment }: EntryValues): StockRecord<Gear> | undefined {
  if (!gear || quantity === null) return undefined;
  return {
    gear,
    quantity,
    storage: storage.trim(),
    ...(comment.trim() !== "" && { comment: comment.trim() }),
  };
}
