import { digestDay, reviewDigest, type WaitingSheet } from "@coulisses/shared-domain/reminder/review-digest";
import { sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import { sentReminders } from "../database/schema/plannings";
import type { Services } from "../services";
import { sendNews } from "./send-news";

type Waiting = { userId: number; sheets: WaitingSheet[] };

/**
 * INB-8: sends the digests of the morning. Each is noted in the transaction that enqueues it, so it is sent once,
 * with any number of instances.
 */
export async function sendReviewDigests(
  { db, write, environment }: Pick<Services, "db" | "write" | "environment">,
  now: Date,
): Promise<void> {
  const day = digestDay(now);
  if (day === undefined) return;
  const waiting = await findWaiting(db, day, now);
  if (waiting.length === 0) return;
  await write(async (tx, _changes, enqueue) => {
    const noted = await tx
      .insert(sentReminders)
      .values(waiting.map(({ userId }) => ({ volunteerId: userId, kind: "REVIEW" as const, key: day })))
      .onConflictDoNothing()
      .returning({ userId: sentReminders.volunteerId });
    const fresh = new Set(noted.map(({ userId }) => userId));
    const news = waiting
      .filter(({ userId }) => fresh.has(userId))
      .map(({ userId, sheets }) => ({
        userId,
        kind: "REVIEW" as const,
        ...reviewDigest(sheets, { day, site: environment.publicUrl }),
      }));
    await sendNews(tx, enqueue, news);
  });
}

/**
 * The people of whom a sheet was asked in the last day and who had no digest yet, with all that waits for their
 * teams. Of the humain team, which shares the reviews of tasks out, each has their own.
 */
async function findWaiting(db: Queryable, day: string, now: Date): Promise<Waiting[]> {
  const result = await db.execute(sql`
    with concerned as (
      select distinct message.user_id from inbox_messages message
      where message.kind = 'REVIEW_ASKED'
        and message.at > ${now.toISOString()}::timestamptz - interval '1 day'
        and not exists (select from sent_reminders told where told.volunteer_id = message.user_id
          and told.kind = 'REVIEW' and told.key = ${day})
    ), granted as (
      select member.user_id, bool_or(member.team_code = 'admin' or permission.name = 'read-fa') as fa,
        bool_or(member.team_code = 'admin' or permission.name = 'read-ft') as ft
      from concerned
      join user_teams member on member.user_id = concerned.user_id
      left join team_permissions grants on grants.team_code = member.team_code
      left join permissions permission on permission.id = grants.permission_id
      group by member.user_id
    ), waiting as (
      select granted.user_id, review.team, 'fa' as kind, fa.id, fa.name
      from granted
      join user_teams member on member.user_id = granted.user_id
      join festival_activity_reviews review on review.team = member.team_code and review.review = 'REVIEWING'
      join festival_activities fa on fa.id = review.activity_id and fa.deleted_at is null and fa.archived_at is null
      where granted.fa
      union all
      select granted.user_id, review.team, 'ft', ft.id, ft.name
      from granted
      join user_teams member on member.user_id = granted.user_id
      join festival_task_reviews review on review.team = member.team_code and review.review = 'REVIEWING'
      join festival_tasks ft on ft.id = review.task_id and ft.deleted_at is null and ft.archived_at is null
      where granted.ft and (review.team <> 'humain' or ft.reviewer_id = granted.user_id)
    )
    select waiting.user_id as "userId", json_agg(json_build_object('team', team.name, 'kind', waiting.kind,
      'id', waiting.id, 'name', waiting.name) order by waiting.kind, waiting.id) as sheets
    from waiting join teams team on team.code = waiting.team
    group by waiting.user_id order by waiting.user_id`);
  return rowsOf<Waiting>(result);
}
