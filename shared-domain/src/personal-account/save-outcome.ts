import { isBelowZero } from "./balance";
import type { Charge } from "./consumption";
import type { SaveMode } from "./typed-save";

/** The balance in cents after a save of `mode` moved `amount`: a deposit adds it, all others subtract it. */
export const balanceAfter = (mode: SaveMode, balance: number, amount: number): number =>
  mode === "deposit" ? balance + amount : balance - amount;

/** A person in a save: the amount it moves and their balance after it, in cents. */
type SaveOutcome<Person> = { person: Person; amount: number; after: number; isBelowZero: boolean };

/** The accounts of a save with their balances after it, in the order of `people`. */
export function saveOutcome<Person extends { id: number; balance?: number | undefined }>(
  mode: SaveMode,
  charges: readonly Charge[],
  people: readonly Person[],
): SaveOutcome<Person>[] {
  const amounts = new Map(charges.map(({ consumer, amount }) => [consumer, amount]));
  return people.flatMap((person) => {
    const amount = amounts.get(person.id);
    if (amount === undefined) return [];
    const after = balanceAfter(mode, person.balance ?? 0, amount);
    return [{ person, amount, after, isBelowZero: isBelowZero(after) }];
  });
}
