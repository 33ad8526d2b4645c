import type { AccountCheck } from "@coulisses/shared-domain/ledger/account-check";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { rowsOf } from "../../database/driver";
import { identityOrNull } from "../../database/identity";

/** Adds up every line anew, in one statement: concurrent movements count whole or not at all. */
export async function checkAccounts(db: Queryable): Promise<AccountCheck> {
  const [row] = rowsOf<{ found: AccountCheck }>(
    await db.execute(sql`
      with side as (
        select to_account account, amount from transactions
        union all select from_account, -amount from transactions
      ), added_up as (select account, sum(amount) sum from side group by account)
      select json_build_object('date', iso_instant(now()), 'accounts', count(*),
        'transactions', (select count(*) from transactions where reverses is null),
        'cash', coalesce(sum(account.balance) filter (where account.user_id is null), 0),
        'total', sum(account.balance),
        'wrong', coalesce(json_agg(json_strip_nulls(json_build_object('account', account.id, 'owner', ${sql.raw(identityOrNull("owner"))},
          'balance', account.balance, 'sum', coalesce(added_up.sum, 0))) order by account.id)
          filter (where account.balance <> coalesce(added_up.sum, 0)), '[]')) found
      from accounts account
      left join added_up on added_up.account = account.id
      left join users owner on owner.id = account.user_id`),
  );
  if (row === undefined) throw new Error("The accounts were not added up");
  return row.found;
}
