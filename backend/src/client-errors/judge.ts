import {
  judgeRelease,
  type Release,
  type ReleaseFigures,
  releaseRule,
} from "@coulisses/shared-domain/release-health/release-health";
import { sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../database/database";
import { rowsOf } from "../database/driver";
import type { Services } from "../services";
import { publicationsOf, releaseOf } from "./releases";

/** True unless someone switched the automatic rollback of this app off. */
export async function isGuarded(db: Queryable, app: string): Promise<boolean> {
  const found = await db.execute(
    sql`select is_guarded as "isGuarded" from release_guards where app = ${app}`,
  );
  return rowsOf<{ isGuarded: boolean }>(found)[0]?.isGuarded ?? true;
}

/**
 * The figures of a release: the sessions of its version, with their failures since it was published, and those of the
 * version before. A session tells of a version once: one that is published again keeps the sessions that it had.
 */
async function figuresOf(db: Queryable, release: Release, now = Date.now()): Promise<ReleaseFigures> {
  const { app, version, publishedAt, before } = release;
  const found = await db.execute(sql`
    with in_place as (
      select person, failed_at >= ${publishedAt}::timestamptz as failed from release_sessions
      where app = ${app} and version = ${version}),
    failed_of as (select count(*)::int as failed from in_place where failed group by person)
    select (select count(*)::int from in_place) as sessions,
      (select coalesce(sum(failed), 0)::int from failed_of) as failed,
      (select count(*)::int from failed_of) as people,
      (select coalesce(max(failed), 0) from failed_of) as "ofOne",
      (select count(*)::int from release_sessions where app = ${app} and version = ${before}) as "sessionsBefore",
      (select count(failed_at)::int from release_sessions where app = ${app} and version = ${before})
        as "failedBefore"`);
  type Row = ReleaseFigures["inPlace"] & { sessionsBefore: number; failedBefore: number };
  const [row] = rowsOf<Row>(found);
  const { sessionsBefore = 0, failedBefore = 0, sessions = 0, failed = 0, people = 0, ofOne = 0 } = row ?? {};
  return {
    inPlace: { sessions, failed, people, ofOne },
    before: { sessions: sessionsBefore, failed: failedBefore },
    age: now - Date.parse(publishedAt),
  };
}

/**
 * Looks at an app after something was heard of it, and asks for its rollback, once for each publication, however
 * many instances look at the same moment.
 */
export async function judgeApp(
  { db, write, environment }: Pick<Services, "db" | "write" | "environment">,
  { app, version }: { app: string; version: string },
): Promise<void> {
  const release = releaseOf(app, version, await publicationsOf(environment.siteDir, app));
  if (release === undefined || Date.now() - Date.parse(release.publishedAt) > releaseRule.firstHour) return;
  const figures = await figuresOf(db, release);
  const { verdict, share, shareBefore } = judgeRelease(figures);
  if (verdict !== "go-back" || !(await isGuarded(db, app))) return;
  await write(async (tx, _changes, enqueue) => {
    if (await isAskedFor(tx, release)) return;
    const { sessions, failed } = figures.inPlace;
    enqueue("release-rollback", { ...release, sessions, failed, share, shareBefore });
  });
}

/** To call in the transaction that asks: others wait here for its end. */
async function isAskedFor(tx: Transaction, { app, publishedAt }: Release): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`rollback of ${app}`}))`);
  const found = await tx.execute(sql`
    select from pgboss.job where name = 'release-rollback'
      and data ->> 'app' = ${app} and data ->> 'publishedAt' = ${publishedAt}`);
  return rowsOf(found).length > 0;
}
