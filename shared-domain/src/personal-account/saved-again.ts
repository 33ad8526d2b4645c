import { writeAmount } from "../typed-text/read-amount";
import { type Barrel, barrelName } from "./barrel";
import { sticksIn, type TransactionType } from "./transaction";
import { countsSticks, type SaveMode, type TypedSave } from "./typed-save";

/** What stands in the table and beside it: `barrelSlug` is empty for the first barrel, `name` for the usual one. */
export type SaveTyped = TypedSave & { barrelSlug: string; name: string };

/** A save: `barrel` is the name of the barrel that it shared. */
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

/** The standing save that charged this barrel already, the last first. */
export const savedAlready = <Save extends Saved>(
  barrel: Pick<Barrel, "drink" | "openedOn">,
  saves: readonly Save[],
): Save | undefined =>
  saves.find((save) => save.barrel === barrelName(barrel) && save.undoneLines < save.lines);

/**
 * A save as it was typed, to be corrected and saved again once it is taken back: of its lines those that still stood.
 * `empty` says what stays where the save has nothing to say.
 */
export function typedAgain(
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
