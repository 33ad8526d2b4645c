import { transactionAlreadyDeleted, transactionNotFound } from "@coulisses/shared-domain/ledger/ledger-line";
import { and, eq, isNull } from "drizzle-orm";
import type { Changes } from "../../changes/change";
import type { WriteTransaction } from "../../database/database";
import { transactions } from "../../database/schema/money";
import { reverseLines } from "../ledger";

/** Takes a line back by its opposite: no line ever goes. A reversal is no transaction of its own. */
export async function deleteTransaction(
  tx: WriteTransaction,
  changes: Changes,
  { id, by }: { id: number; by: number },
): Promise<void> {
  const [line] = await tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(eq(transactions.id, id), isNull(transactions.reverses)));
  if (line === undefined) throw transactionNotFound(id);
  const count = await reverseLines(tx, changes, { name: "Suppression", madeBy: by, lines: [id] });
  if (count === 0) throw transactionAlreadyDeleted(id);
}
