import type { FailedJobs } from "@coulisses/shared-domain/contract/failed-jobs";
import { notFound } from "@coulisses/shared-domain/festival-error";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import { identityOrNull } from "../database/identity";

const longestList = 200;

/** The failed jobs, the last first. */
export async function listFailedJobs(db: Queryable): Promise<Pick<FailedJobs, "jobs" | "total">> {
  const result = await db.execute(sql`
    with failed as (
      select * from pgboss.job where state = 'failed' order by completed_on desc, id limit ${longestList})
    select
      (select count(*)::int from pgboss.job where state = 'failed') as total,
      coalesce(json_agg(json_build_object(
        'id', failed.id,
        'kind', failed.name,
        'person', ${sql.raw(identityOrNull("person"))},
        'subject', coalesce(failed.data #>> '{letter,subject}', failed.data #>> '{notification,title}'),
        'failedAt', iso_instant(failed.completed_on),
        'attempts', failed.retry_count + 1,
        'lastError', coalesce(failed.output ->> 'message', failed.output #>> '{value,message}', '')
      ) order by failed.completed_on desc, failed.id), '[]') as jobs
    from failed
    left join users person on person.id = (failed.data ->> 'userId')::int and person.deleted_at is null`);
  const [row] = rowsOf<Pick<FailedJobs, "jobs" | "total">>(result);
  return row ?? { jobs: [], total: 0 };
}

/** Retries a job once, now. */
export const retryFailedJob = (db: Queryable, id: string): Promise<void> =>
  onFailedJob(
    db,
    sql`update pgboss.job
      set state = 'retry', retry_limit = retry_count + 1, start_after = now() - interval '1 s', completed_on = null
      where id = ${id} and state = 'failed' returning id`,
  );

export const dismissFailedJob = (db: Queryable, id: string): Promise<void> =>
  onFailedJob(db, sql`delete from pgboss.job where id = ${id} and state = 'failed' returning id`);

async function onFailedJob(db: Queryable, statement: SQL): Promise<void> {
  if (rowsOf(await db.execute(statement)).length === 0) throw notFound("Cet envoi n'est plus en échec");
}
