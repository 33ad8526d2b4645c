import {
  checkTransfer,
  checkTransferAccounts,
  type TransferForm,
} from "@coulisses/shared-domain/personal-account/transfer";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { sql } from "drizzle-orm";
import type { Changes } from "../../changes/change";
import type { Transaction } from "../../database/database";
import { rowsOf } from "../../database/driver";
import { addLines, holdAccounts } from "../ledger";

type Holder = { id: number; hasAccount: boolean };

/**
 * TR-1 to TR-4: sends money from one person to another; both are locked against closing and forgetting until
 * the commit.
 */
export async function transfer(
  tx: Transaction,
  changes: Changes,
  payer: number,
  { to, amount, context }: TransferForm,
): Promise<null> {
  checkTransfer(payer, { to, amount });
  const people = rowsOf<Holder>(
    await tx.execute(sql`
      select person.id, exists (
          select from user_teams membership
          join team_permissions grants on grants.team_code = membership.team_code
          join permissions permission on permission.id = grants.permission_id
          where membership.user_id = person.id and permission.name = 'have-personal-account'
        ) "hasAccount"
      from users person
      where person.id in (${payer}, ${to}) and person.deleted_at is null
      order by person.id for share of person`),
  );
  const payee = people.find(({ id }) => id === to);
  if (payee === undefined) throw userNotFound();
  const held = await holdAccounts(tx, [payer, to]);
  checkTransferAccounts({
    payerHasAccount: people.some(({ id, hasAccount }) => id === payer && hasAccount),
    balance: held.get(payer)?.balance ?? 0,
    payeeHasAccount: payee.hasAccount,
  });
  const line = { type: "TRANSFER" as const, from: payer, to, amount, context: context.trim() };
  await addLines(tx, changes, held, { name: "Virement", madeBy: payer, lines: [line] });
  return null;
}
