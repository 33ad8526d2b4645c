import { writeAmount } from "../typed-text/read-amount";
import { type Barrel, barrelName } from "./barrel";
import { sticksIn, type TransactionType } from "./transaction";
import { countsSticks, type SaveMode, type TypedSave } from "./typed-save";

/**
 * The texts of the table and of the fields beside it: `barrelSlug` is empty for the first barrel, `name` for
 * the default name.
 */
export type SaveTyped = TypedSave & { barrelSlug: string; name: string };

/** A save; `barrel` is the name of the barrel that it charged. */
type Saved = {
  type: TransactionType;
  name: string;
  barrel?: string;
  lines: number;
  undoneLines: number;
};
/** A line of a save; `amount` is in cents. */
type Line = { person: { id: number }; amount: number; context: string; isUndone: boolean };

const modes: Partial<Record<TransactionType, SaveMode>> = {
  BARREL: "cask",
  PROVISIONS: "closet",
  DEPOSIT: "deposit",
  EXTERNAL_EVENT: "external-event",
};

/** The save that charged this barrel already and was not taken back, the newest of several. */
export const savedAlready = <Save extends Saved>(
  barrel: Pick<Barrel, "drink" | "openedOn">,
  saves: readonly Save[],
): Save | undefined =>
  saves.find((save) => save.barrel === barrelName(barrel) && save.undoneLines < save.lines);

/**
 * The typed texts of a save, to correct and save again once it is taken back: only its lines that were not
 * deleted. `empty` fills in fields that the save has no value for.
 */
export function editedSave(
  { type, name, barrel }: Saved,
  lines: readonly Line[],
  { barrels, empty }: { barrels: readonly Barrel[]; empty: SaveTyped },
): SaveTyped {
  const mode = modes[type] ?? empty.mode;
  const standing = lines.filter(({ isUndone }) => !isUndone);
  const sums = new Map<number, number>();
  for (const { person, amount, context } of standing) {
    const quantity = countsSticks(mode) ? sticksIn(context) : amount;
    sums.set(person.id, (sums.get(person.id) ?? 0) + quantity);
  }
  const written = [...sums].map(([id, sum]) => [id, countsSticks(mode) ? String(sum) : writeAmount(sum)]);
  const [first] = standing;
  return {
    ...{ ...empty, mode, name },
    ...(mode === "cask" && { barrelSlug: barrels.find((one) => barrelName(one) === barrel)?.slug ?? "" }),
    ...(mode === "closet" && first && { stickPrice: writeAmount(first.amount / sticksIn(first.context)) }),
    ...(mode === "external-event" && first && { context: first.context }),
    amounts: Object.fromEntries(written) as Record<number, string>,
  };
}
