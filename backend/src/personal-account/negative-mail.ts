import { negativeAccountLetter } from "@coulisses/shared-domain/mail/money-letters";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import {
  checkMayRemind,
  defaultSignature,
  type LastNegativeMail,
  NEGATIVE_MAIL_KEY,
} from "@coulisses/shared-domain/personal-account/negative-mail";
import { sql } from "drizzle-orm";
import { type Origin, recordAudit } from "../audit/record-audit";
import type { Changes } from "../changes/change";
import { configuredValue, festivalConfiguration } from "../configuration/festival-configuration";
import { setConfiguration } from "../configuration/save-configuration";
import type { Queryable, WriteTransaction } from "../database/database";
import { rowsOf } from "../database/driver";
import { identityFields } from "../database/identity";
import type { Enqueue } from "../jobs/job-kinds";
import { accountHolders } from "./list-consumers";

const KIND = "negative-accounts-told";

/** The signature as it was last written, and the last time that the mail was sent. */
export async function readNegativeMail(db: Queryable) {
  const value = (await configuredValue(db, NEGATIVE_MAIL_KEY)) as { signature?: string } | null | undefined;
  const { name } = await festivalConfiguration(db);
  return { signature: value?.signature ?? defaultSignature(name), last: await lastSent(db) };
}

async function lastSent(db: Queryable): Promise<LastNegativeMail | null> {
  const [found] = rowsOf<{ at: string; by: UserIdentity; count: number }>(
    await db.execute(sql`
      select iso_instant(entry.at) as at, (entry.details->>'count')::int as count,
        json_build_object(${sql.raw(identityFields("person"))}) as by
      from audit_entries entry join users person on person.id = entry.actor_id
      where entry.kind = ${KIND} order by entry.at desc limit 1`),
  );
  return found ? { ...found, by: displayName(found.by) } : null;
}

type Sending = {
  signature: string;
  by: number;
  origin: Origin;
  site: string;
  changes: Changes;
  enqueue: Enqueue;
};

/** Writes to each holder in debt, once an hour at most; returns the number of mails. Throws `refused`. */
export async function sendNegativeMail(tx: WriteTransaction, sending: Sending): Promise<number> {
  const { signature, by, origin, site, changes, enqueue } = sending;
  // Of two who press at once, the second one sees the first one's mail.
  await tx.execute(sql`select from accounts where user_id is null for update`);
  const inDebt = rowsOf<{ id: number; balance: number }>(
    await tx.execute(sql`
      with holders as (${accountHolders})
      select account.user_id as id, account.balance from holders
      join accounts account on account.user_id = holders.user_id
      where account.balance < 0 order by account.user_id`),
  );
  checkMayRemind(await lastSent(tx), inDebt.length, new Date());
  const festival = await festivalConfiguration(tx);
  for (const { id, balance } of inDebt) {
    enqueue("letter", { userId: id, letter: negativeAccountLetter({ festival, site, signature, balance }) });
  }
  await setConfiguration(tx, changes, { key: NEGATIVE_MAIL_KEY, value: { signature } }, by);
  await recordAudit(tx, origin, { kind: KIND, details: { count: inDebt.length } });
  return inDebt.length;
}
