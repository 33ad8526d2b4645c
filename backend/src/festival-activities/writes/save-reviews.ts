import { sql } from "drizzle-orm";
import {
  DRAFT,
  type FestivalActivity,
  festivalActivityReviewers,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { Transaction } from "../../database/database";
import { festivalActivityReviews } from "../../database/schema/festival-activities";

export async function saveReviews(
  tx: Transaction,
  before: FestivalActivity,
  after: FestivalActivity,
): Promise<void> {
  if (after.status === DRAFT) return;
  const { reviews, id } = after;
  const old = before.status === DRAFT ? undefined : before.reviews;
  const changed = festivalActivityReviewers.filter((team) => old?.[team] !== reviews[team]);
  if (changed.length === 0) return;
  await tx
    .insert(festivalActivityReviews)
    .values(changed.map((team) => ({ activityId: id, team, review: reviews[team] })))
    .onConflictDoUpdate({
      target: [festivalActivityReviews.activityId, festivalActivityReviews.team],
      set: { review: sql`excluded.review` },
    });
}
