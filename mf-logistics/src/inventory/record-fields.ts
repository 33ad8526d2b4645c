import {
  commentError,
  storageError,
  type StockRecord,
} from "@coulisses/shared-domain/inventory/inventory-record";
import { quantityError } from "@coulisses/shared-domain/logistics/quantity";
import { rules } from "@coulisses/shared-pages/forms";

type StoredRecord = Omit<StockRecord<unknown>, "gear">;
type FieldName = `${"storage" | "comment"}${number}`;

/** The values of the lines of one gear; a line is known by its rank. */
export type RecordValues = Record<FieldName, string> & Record<`quantity${number}`, number | null>;

/** Lines that one opening of the form may add. */
export const MOST_NEW = 20;

/** The names of a line's fields. */
export const fieldsOf = (rank: number) =>
  ({ storage: `storage${rank}`, quantity: `quantity${rank}`, comment: `comment${rank}` }) as const;

/** The present lines, and empty ones to be filled. */
export function initialValuesOf(records: readonly StoredRecord[]): RecordValues {
  const values: RecordValues = {};
  for (let rank = 0; rank < records.length + MOST_NEW; rank += 1) {
    const { storage, quantity, comment } = fieldsOf(rank);
    values[storage] = records[rank]?.storage ?? "";
    values[quantity] = records[rank]?.quantity ?? null;
    values[comment] = records[rank]?.comment ?? "";
  }
  return values;
}

/** The rules of the lines on screen: those of the import. */
export function rulesOf(ranks: readonly number[]) {
  return rules<RecordValues>(
    Object.fromEntries(
      ranks.flatMap((rank) => {
        const { storage, quantity, comment } = fieldsOf(rank);
        return [
          [storage, storageError],
          [quantity, (count: number | null) => (count === null ? MISSING : quantityError(count, 0))],
          [comment, commentError],
        ];
      }),
    ),
  );
}
const MISSING = "La quantité est nécessaire";

/** The records of the lines on screen. */
export const recordsIn = (values: RecordValues, ranks: readonly number[]): StoredRecord[] =>
  ranks.map((rank) => {
    const { storage, quantity, comment } = fieldsOf(rank);
    const words = (values[comment] ?? "").trim();
    return {
      storage: (values[storage] ?? "").trim(),
      quantity: values[quantity] ?? 0,
      ...(words !== "" && { comment: words }),
    };
  });
