import type { TransactionType } from "@coulisses/shared-domain/personal-account/transaction";

/** A person's id, or the association's cash. */
type Owner = number | "cash";

/** The author and time of a reversal. */
type TakenBack = { by: number; at: Date };

/** A movement; `amount` is in cents. */
type DemoLine = {
  type: TransactionType;
  from: Owner;
  to: Owner;
  amount: number;
  context: string;
  takenBack?: TakenBack;
};

/**
 * Lines of one gesture; `cost` is the amount that they share, in cents, when rounding makes their sum higher.
 */
export type DemoBatch = { name: string; madeBy: number; at: Date; cost: number | null; lines: DemoLine[] };

/** The account book of the demo: batches, and the balance of each person so far. */
export type Book = {
  batches: readonly DemoBatch[];
  /** In cents. */
  balanceOf(person: number): number;
  /** Returns the index of the batch. */
  write(batch: DemoBatch): number;
};

/** An empty book. Batches are written in the order of their dates. */
export function openBook(): Book {
  const batches: DemoBatch[] = [];
  const balances = new Map<Owner, number>();
  const add = (owner: Owner, amount: number) => balances.set(owner, (balances.get(owner) ?? 0) + amount);
  return {
    batches,
    balanceOf: (person) => balances.get(person) ?? 0,
    write(batch) {
      for (const { from, to, amount, takenBack } of batch.lines) {
        if (takenBack) continue;
        add(from, -amount);
        add(to, amount);
      }
      return batches.push(batch) - 1;
    },
  };
}
