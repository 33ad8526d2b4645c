import type { NewsKind } from "@coulisses/shared-domain/inbox/news-kind";
import type { Letter } from "@coulisses/shared-domain/mail/letter";
import type { PushedNotification } from "@coulisses/shared-domain/reminder/reminder";
import type { Transaction } from "../database/database";
import type { Enqueue } from "../jobs/job-kinds";
import { readWishes } from "../preferences/read-wishes";

/** News about sheets for one person: a mail, a notification of their browsers, or both. */
export type News = {
  userId: number;
  kind: NewsKind;
  letter?: Letter;
  notification?: PushedNotification;
};

const DAY = 24 * 3_600_000;

/** INB-7: enqueues news on the ways that each person wants; they leave with the commit, or never. */
export async function sendNews(tx: Transaction, enqueue: Enqueue, news: readonly News[]): Promise<void> {
  if (news.length === 0) return;
  const wishes = await readWishes(
    tx,
    "news",
    news.map(({ userId }) => userId),
  );
  const until = new Date(Date.now() + DAY).toISOString();
  for (const { userId, kind, letter, notification } of news) {
    const wish = wishes.get(userId);
    if (letter && wish?.mail.includes(kind)) enqueue("letter", { userId, letter });
    if (notification && wish?.push.includes(kind))
      for (const subscriptionId of wish.subscriptionIds)
        enqueue("push", { userId, subscriptionId, notification, until });
  }
}
