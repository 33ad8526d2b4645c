import { isDeepStrictEqual } from "node:util";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import type { Transaction } from "../../database/database";
import { festivalTaskFeedbacks, festivalTaskHistory } from "../../database/schema/festival-tasks";

type Told = Pick<FestivalTask, "feedbacks" | "history">;

/** Rules only ever append: what is beyond the former length is new. */
export async function saveFeedbacks(tx: Transaction, before: Told, after: FestivalTask): Promise<void> {
  const said = after.feedbacks.slice(before.feedbacks.length);
  if (said.length === 0) return;
  await tx.insert(festivalTaskFeedbacks).values(
    said.map(({ author, content, publishedAt }) => ({
      taskId: after.id,
      authorId: author.id,
      content,
      publishedAt: new Date(publishedAt),
    })),
  );
}

/** The same act by the same person in the same second is stored once. */
export async function saveHistory(tx: Transaction, before: Told, after: FestivalTask): Promise<void> {
  const happened = after.history
    .slice(before.history.length)
    .filter((event) => !before.history.some((known) => isDeepStrictEqual(known, event)));
  if (happened.length === 0) return;
  await tx.insert(festivalTaskHistory).values(
    happened.map(({ action, by, at, description }) => ({
      taskId: after.id,
      action,
      byId: by.id,
      at: new Date(at),
      description,
      snapshot: after,
    })),
  );
}
