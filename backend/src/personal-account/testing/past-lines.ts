import type { TransactionType } from "@coulisses/shared-domain/personal-account/transaction";
import type { Database } from "../../database/database";
import { transactionBatches, transactions } from "../../database/schema/money";
import { holdAccounts, type Line, type Owner } from "../ledger";

/** A line; `amount` is in cents. */
export const line = (
  type: TransactionType,
  from: Owner,
  to: Owner,
  amount: number,
  context = "Essai",
): Line => ({
  type,
  from,
  to,
  amount,
  context,
});

/** Writes one batch dated at that moment, which the ledger would date now; returns the ids of its lines. */
export async function writePastLines(
  db: Database,
  { at, madeBy, cost = null }: { at: string; madeBy: number; cost?: number | null },
  ...lines: Line[]
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const owners = lines.flatMap(({ from, to }): Owner[] => [from, to]);
    const held = await holdAccounts(tx, owners);
    const [batch] = await tx
      .insert(transactionBatches)
      .values({ name: "Essai", madeBy, cost, at: new Date(at) })
      .returning({ id: transactionBatches.id });
    const added = await tx
      .insert(transactions)
      .values(
        lines.map(({ from, to, ...rest }) => ({
          ...rest,
          batchId: batch?.id ?? 0,
          at: new Date(at),
          fromAccount: held.get(from)?.id ?? 0,
          toAccount: held.get(to)?.id ?? 0,
        })),
      )
      .returning({ id: transactions.id });
    return added.map(({ id }) => id);
  });
}
