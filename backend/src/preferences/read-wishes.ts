import { defaultNews, type NewsKind } from "@coulisses/shared-domain/inbox/news-kind";
import { defaultReminders, type ReminderKind } from "@coulisses/shared-domain/planning/reminder-kind";
import { sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";

type Kinds = { reminders: ReminderKind; news: NewsKind };

/** The kinds that a person wants by mail and by push, and the browsers that take the latter. */
export type Wish<Kind> = { mail: Kind[]; push: Kind[]; subscriptionIds: string[] };

const choices = {
  reminders: {
    mail: sql`wish.mail_reminders`,
    push: sql`wish.push_reminders`,
    unchosen: defaultReminders,
  },
  news: { mail: sql`wish.mail_news`, push: sql`wish.push_news`, unchosen: defaultNews },
};

/** The wishes of these people who still exist, by id; without a choice, the defaults. */
export async function readWishes<Of extends keyof Kinds>(
  db: Queryable,
  of: Of,
  ids: readonly number[],
): Promise<Map<number, Wish<Kinds[Of]>>> {
  const { mail, push, unchosen } = choices[of];
  const result = await db.execute(sql`
    select person.id,
      coalesce(to_json(${mail}), ${JSON.stringify(unchosen.mail)}) as mail,
      coalesce(to_json(${push}), ${JSON.stringify(unchosen.push)}) as push,
      coalesce((select json_agg(subscription.id) from push_subscriptions subscription
        where subscription.user_id = person.id), '[]') as "subscriptionIds"
    from users person left join preferences wish on wish.user_id = person.id
    where person.deleted_at is null
      and person.id in (select value::int from json_array_elements_text(${JSON.stringify([...new Set(ids)])}::json))`);
  return new Map(rowsOf<Wish<Kinds[Of]> & { id: number }>(result).map(({ id, ...wish }) => [id, wish]));
}
