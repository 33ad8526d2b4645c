import { defaultNews, type NewsKind } from "@coulisses/shared-domain/inbox/news-kind";
import type { Letter } from "@coulisses/shared-domain/mail/letter";
import type { PushedNotification } from "@coulisses/shared-domain/reminder/reminder";
import { sql } from "drizzle-orm";
import type { Transaction } from "../database/database";
import { rowsOf } from "../database/driver";
import type { Enqueue } from "../jobs/job-kinds";

/** News about sheets for one person: a mail, a notification of their browsers, or both. */
export type News = {
  userId: number;
  kind: NewsKind;
  letter?: Letter;
  notification?: PushedNotification;
};

type Wish = { id: number; mail: NewsKind[]; push: NewsKind[]; subscriptionIds: string[] };

const DAY = 24 * 3_600_000;

/** INB-7: enqueues news on the ways that each person wants; they leave with the commit, or never. */
export async function sendNews(tx: Transaction, enqueue: Enqueue, news: readonly News[]): Promise<void> {
  if (news.length === 0) return;
  const wishes = new Map((await readWishes(tx, news)).map((wish) => [wish.id, wish]));
  const until = new Date(Date.now() + DAY).toISOString();
  for (const { userId, kind, letter, notification } of news) {
    const wish = wishes.get(userId);
    if (letter && wish?.mail.includes(kind)) enqueue("letter", { userId, letter });
    if (notification && wish?.push.includes(kind))
      for (const subscriptionId of wish.subscriptionIds)
        enqueue("push", { userId, subscriptionId, notification, until });
  }
}

/** For people who still exist. */
async function readWishes(tx: Transaction, news: readonly News[]): Promise<Wish[]> {
  const ids = [...new Set(news.map(({ userId }) => userId))];
  const result = await tx.execute(sql`
    select person.id,
      coalesce(to_json(wish.mail_news), ${JSON.stringify(defaultNews.mail)}) as mail,
      coalesce(to_json(wish.push_news), ${JSON.stringify(defaultNews.push)}) as push,
      coalesce((select json_agg(subscription.id) from push_subscriptions subscription
        where subscription.user_id = person.id), '[]') as "subscriptionIds"
    from users person left join preferences wish on wish.user_id = person.id
    where person.deleted_at is null
      and person.id in (select value::int from json_array_elements_text(${JSON.stringify(ids)}::json))`);
  return rowsOf<Wish>(result);
}
