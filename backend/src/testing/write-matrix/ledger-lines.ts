import { collectChanges } from "../../changes/outbox";
import { transactions } from "../../database/schema/money";
import { addLines, holdAccounts } from "../../personal-account/ledger";
import { eq } from "drizzle-orm";
import { as, type Lines, stage } from "./stage";

/** Writes about transactions; each person hears of their own account. */
export const ledgerLines: Lines = {
  "DELETE /transactions/:id": {
    moves: ["balances"],
    tells: { "money-moved": "admin camille" },
    make: async (send) => {
      const { people, server } = stage();
      const { db } = server.services;
      const batch = await db.transaction(async (tx) =>
        addLines(tx, collectChanges().changes, await holdAccounts(tx, ["cash", people.camille.id]), {
          name: "Dépôts",
          madeBy: people.admin.id,
          lines: [{ type: "DEPOSIT", from: "cash", to: people.camille.id, amount: 500, context: "Recharge" }],
        }),
      );
      const [line] = await db.select().from(transactions).where(eq(transactions.batchId, batch));
      return send(`/transactions/${String(line?.id)}`, as("admin"));
    },
  },
};
