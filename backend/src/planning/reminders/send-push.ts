import { eq } from "drizzle-orm";
import { festivalConfiguration } from "../../configuration/festival-configuration";
import { pushSubscriptions } from "../../database/schema/plannings";
import type { JobData } from "../../jobs/job-kinds";
import type { Services } from "../../services";

/** Push services take 4 kB at most. */
const longestBody = 1_000;

/** Sends notifications to push services; a browser that has unsubscribed is removed. */
export function pushSenderOn({ db, push }: Pick<Services, "db" | "push">) {
  return async ({ userId, subscriptionId, notification, until }: JobData["push"]): Promise<void> => {
    const ttl = Math.floor((new Date(until).getTime() - Date.now()) / 1_000);
    if (ttl <= 0) return;
    const isThis = eq(pushSubscriptions.id, subscriptionId);
    const [subscription] = await db.select().from(pushSubscriptions).where(isThis);
    // Another person may have logged in on that browser since.
    if (subscription?.userId !== userId) return;
    const { supportEmail } = await festivalConfiguration(db);
    const message = {
      payload: JSON.stringify({ ...notification, body: notification.body.slice(0, longestBody) }),
      ttl,
      contact: `mailto:${supportEmail}`,
    };
    if ((await push.send(subscription, message)) === "gone") await db.delete(pushSubscriptions).where(isThis);
  };
}
