import { releaseStayedLetter, releaseWentBackLetter } from "@coulisses/shared-domain/mail/release-letters";
import { rollbackReason } from "@coulisses/shared-domain/release-health/rollback-reason";
import { sql } from "drizzle-orm";
import { type Origin, recordAudit } from "../audit/record-audit";
import type { Queryable, Transaction } from "../database/database";
import { rowsOf } from "../database/driver";
import type { Enqueue, JobData } from "../jobs/job-kinds";
import type { Services } from "../services";
import type { GoBack } from "./go-back";
import { isGuarded } from "./judge";
import { contactOf, publicationsOf, releaseOf } from "./releases";

type Outcome = { to: string } | { refusal: string };
type Job = JobData["release-rollback"];

/** No call asked for it. */
const byItself: Origin = { actorId: null, address: null, userAgent: null };

/** Puts the version before a release that breaks back in place, or ends its channel, and tells those who look after the site. */
export function rollbackJobOn({
  db,
  write,
  environment,
  goBack,
}: Pick<Services, "db" | "write" | "environment"> & { goBack: GoBack }) {
  return async (job: Job): Promise<void> => {
    const outcome = await outcomeOf(job);
    if (outcome === undefined) return;
    await write(async (tx, changes, enqueue) => {
      if (await isRecorded(tx, job)) return;
      await recordOutcome(tx, job, outcome);
      changes.state({ event: "application-rolled-back", tags: [{ type: "Application", id: job.app }] });
      await tellAdministrators(tx, enqueue, job, outcome);
    });
  };

  /** Undefined when there is nothing to tell: a person was faster, or switched it off meanwhile. */
  async function outcomeOf(job: Job): Promise<Outcome | undefined> {
    const because = rollbackReason(job);
    const history = await publicationsOf(environment.siteDir, job.app);
    const publication = history.find(({ version, at }) => version === job.version && at === job.publishedAt);
    const ended = history.some(({ act, channel, ...line }) => {
      return act === "ended" && channel === job.channel && line.because === because;
    });
    // An attempt before this one went back, and died before it could tell.
    if (ended || publication?.because === because) return { to: job.before };
    const isStanding = releaseOf(job.app, job.version, history)?.publishedAt === job.publishedAt;
    if (!isStanding || !(await isGuarded(db, job.app))) return undefined;
    const { app, version: from, before, channel } = job;
    return goBack({
      app,
      from,
      because,
      ...(channel !== undefined && { channel: { name: channel, before } }),
    });
  }

  async function tellAdministrators(tx: Transaction, enqueue: Enqueue, job: Job, outcome: Outcome) {
    const letter =
      "to" in outcome
        ? releaseWentBackLetter({ ...job, to: outcome.to }, environment.publicUrl)
        : releaseStayedLetter({ ...job, refusal: outcome.refusal }, environment.publicUrl);
    const people = await administrators(tx);
    for (const userId of people) enqueue("letter", { userId, letter });
    // A letter goes in the name of an account, whatever its address.
    const [first] = people;
    const contact = await contactOf(environment.siteDir, job);
    if (first !== undefined && contact !== undefined)
      enqueue("letter", { userId: first, to: contact, name: job.app, letter });
  }
}

const targetOf = ({ app }: Pick<Job, "app">) => `app:${app}`;

async function recordOutcome(tx: Transaction, job: Job, outcome: Outcome): Promise<void> {
  const { version, publishedAt, sessions, failed, channel } = job;
  await recordAudit(tx, byItself, {
    kind: "to" in outcome ? "app-rolled-back" : "app-rollback-refused",
    target: targetOf(job),
    details: {
      version,
      publishedAt,
      sessions,
      failed,
      ...(channel !== undefined && { channel }),
      ...outcome,
    },
  });
}

async function isRecorded(tx: Transaction, job: Job): Promise<boolean> {
  const found = await tx.execute(sql`
    select from audit_entries where target = ${targetOf(job)}
      and kind in ('app-rolled-back', 'app-rollback-refused') and details ->> 'publishedAt' = ${job.publishedAt}`);
  return rowsOf(found).length > 0;
}

/** Those who may see the applications page. */
async function administrators(db: Queryable): Promise<number[]> {
  const found = await db.execute(sql`
    select distinct person.id from users person join user_teams member on member.user_id = person.id
    where person.deleted_at is null and (member.team_code = 'admin' or exists (
      select from team_permissions granted join permissions on permissions.id = granted.permission_id
      where granted.team_code = member.team_code and permissions.name = 'manage-config'))
    order by person.id`);
  return rowsOf<{ id: number }>(found).map(({ id }) => id);
}
