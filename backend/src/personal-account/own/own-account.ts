import type { PreparedQuery } from "../../database/database";
import { identity } from "../../database/identity";

/**
 * The lines of a person that count, the last first, each with the balance after it, as the JSON of the
 * answer. A line has the other person of a transfer or a meal, or the person themself when the other side is
 * the cash.
 */
export const ownLinesQuery: PreparedQuery = {
  name: "own-lines",
  text: `
with own as (
  select line.id, line.type, line.amount, line.context, line.at, other.user_id as other,
    line.to_account = account.id as received
  from accounts account
  join transactions line on account.id in (line.from_account, line.to_account)
  join accounts other on other.id = line.from_account + line.to_account - account.id
  where account.user_id = $1 and line.reverses is null
    and not exists (select from transactions reversal where reversal.reverses = line.id)
), told as (
  select own.*, sum(case when own.received then own.amount else -own.amount end) over (order by own.id) as balance
  from own
)
select coalesce(json_agg(json_build_object(
    'id', told.id, 'type', told.type, 'amount', told.amount, 'context', told.context,
    'date', iso_instant(told.at),
    case when told.received = (told.other is null) then 'to' else 'from' end,
    ${identity("person")},
    'balance', told.balance) order by told.id desc), '[]')::text as body
from told
join users person on person.id = coalesce(told.other, $1)`,
};
