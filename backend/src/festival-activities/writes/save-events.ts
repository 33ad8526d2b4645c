import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { Transaction } from "../../database/database";
import {
  festivalActivityFeedbacks,
  festivalActivityHistory,
} from "../../database/schema/festival-activities";

type Told = Pick<FestivalActivity, "feedbacks" | "history">;

/** Rules only ever append: what is beyond the former length is new. */
export async function saveFeedbacks(tx: Transaction, before: Told, after: FestivalActivity): Promise<void> {
  const said = after.feedbacks.slice(before.feedbacks.length);
  if (said.length === 0) return;
  await tx.insert(festivalActivityFeedbacks).values(
    said.map(({ author, content, publishedAt }) => ({
      activityId: after.id,
      authorId: author.id,
      content,
      publishedAt: new Date(publishedAt),
    })),
  );
}

/** The same act by the same person in the same second is stored once. */
export async function saveHistory(tx: Transaction, before: Told, after: FestivalActivity): Promise<void> {
  const happened = after.history.slice(before.history.length);
  if (happened.length === 0) return;
  await tx
    .insert(festivalActivityHistory)
    .values(
      happened.map(({ action, by, at, description }) => ({
        activityId: after.id,
        action,
        byId: by.id,
        at: new Date(at),
        description,
        snapshot: after,
      })),
    )
    .onConflictDoNothing();
}
