import { sql } from "drizzle-orm";
import type { Database } from "../database/database";
import { rowsOf } from "../database/driver";
import { isJobKind, type JobData, type JobKind } from "./job-kinds";
import type { JobLog } from "./run-job";

/** The clean-up after a job that is set aside, for those who wait for it. */
type SetAside = { [Kind in JobKind]?: (data: JobData[Kind]) => Promise<void> };

type LostJob = {
  kind: string;
  id: string;
  data: never;
  attempt: number;
  deaths: number;
  isSetAside: boolean;
};

/** A job during which the process died twice in a row may be the cause: a person looks at it first. */
const mostDeaths = 2;
/** Seconds between jobs that died together, so that the one that ends the process takes no other with it. */
const apart = 5;

const expired = sql`started_on + expire_in < now()`;

/**
 * Takes up the jobs that a process died at: `all` running ones, or those that have `expired`. Deaths are
 * counted in the job's last error: an attempt that ends by itself, well or not, resets the count.
 */
export async function takeUpLostJobs(
  { db, log, setAside }: { db: Database; log: JobLog; setAside: SetAside },
  which: "all" | "expired",
): Promise<void> {
  const isLost = sql`state = 'active' and ${which === "all" ? sql`true` : expired}`;
  const result = await db.execute(sql`
    with lost as (
      select id, row_number() over (order by started_on desc) - 1 as rank,
        coalesce((output ->> 'deaths')::int, 0) + 1 as deaths
      from pgboss.job where ${isLost}),
    judged as (
      select lost.*, lost.deaths >= ${mostDeaths} or job.retry_count >= job.retry_limit as is_last
      from lost join pgboss.job job using (id))
    update pgboss.job job set
      state = (case when is_last then 'failed' else 'retry' end)::pgboss.job_state,
      completed_on = case when is_last then now() end,
      start_after = now() + judged.rank * ${apart} * interval '1 second',
      output = jsonb_build_object('deaths', judged.deaths, 'message', 'Le serveur s''est arrêté ' ||
        case judged.deaths when 1 then 'une fois' when 2 then 'deux fois' else judged.deaths || ' fois' end ||
        ' pendant ce travail')
    from judged where job.id = judged.id and job.${isLost}
    returning job.name as kind, job.id, job.data, job.retry_count + 1 as attempt, judged.deaths,
      judged.is_last as "isSetAside"`);
  for (const { data, ...lost } of rowsOf<LostJob>(result)) {
    log[lost.isSetAside ? "error" : "warn"](lost, lost.isSetAside ? "job given up" : "job taken up again");
    if (!lost.isSetAside || !isJobKind(lost.kind)) continue;
    await setAside[lost.kind]?.(data).catch((error: unknown) => {
      log.error({ err: error, ...lost }, "end of a job not written");
    });
  }
}
