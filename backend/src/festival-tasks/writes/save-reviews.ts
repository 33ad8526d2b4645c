import { sql } from "drizzle-orm";
import {
  DRAFT,
  type FestivalTask,
  festivalTaskReviewers,
} from "@coulisses/shared-domain/festival-task/festival-task";
import type { Transaction } from "../../database/database";
import { festivalTaskReviews } from "../../database/schema/festival-tasks";

export async function saveReviews(tx: Transaction, before: FestivalTask, after: FestivalTask): Promise<void> {
  if (after.status === DRAFT) return;
  const { reviews, id } = after;
  const old = before.status === DRAFT ? undefined : before.reviews;
  const changed = festivalTaskReviewers.filter((team) => old?.[team] !== reviews[team]);
  if (changed.length === 0) return;
  await tx
    .insert(festivalTaskReviews)
    .values(changed.map((team) => ({ taskId: id, team, review: reviews[team] })))
    .onConflictDoUpdate({
      target: [festivalTaskReviews.taskId, festivalTaskReviews.team],
      set: { review: sql`excluded.review` },
    });
}
