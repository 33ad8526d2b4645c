import { SHELL_APP } from "@coulisses/shared-domain/client-error/client-error";
import type {
  ApplicationHealth,
  CountedError,
  VersionHealth,
} from "@coulisses/shared-domain/contract/client-errors";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { AppWord } from "@coulisses/shared-domain/publishing/app-switch";
import { sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import { identityOrNull } from "../database/identity";
import type { Channel } from "../served-site/registry";
import { versionsWithStories } from "../served-site/stories-route";
import { linesOf, personsIn } from "./history-lines";
import { lastGoodVersion, keptVersions, offeredBy, publishedApps } from "./kept-versions";
import { publicationsOf, stands } from "./releases";

const HOURS = 24;
const DAYS = 30;
/** Versions of an app, and lines of its history, that the page shows. */
const SHOWN = { versions: 5, history: 12, errors: 20 };

type Guard = { app: string; isGuarded: boolean };
type Line = ApplicationHealth["history"][number];
type VersionRow = Pick<VersionHealth, "version" | "sessions" | "failedSessions"> & { app: string };
type HourRow = { app: string; version: string; hoursAgo: number; count: number };

/**
 * The health of each app that is in place, was unpublished, or sent a report in the last thirty days. `versions` are
 * those in place, `disabled` the words for people, all by app.
 */
export async function applicationHealth(
  db: Queryable,
  siteDir: string,
  {
    versions: inPlace,
    disabled,
    channels,
  }: {
    versions: Readonly<Record<string, string>>;
    disabled: Readonly<Record<string, AppWord>>;
    channels: Readonly<Record<string, Channel[]>>;
  },
): Promise<ApplicationHealth[]> {
  const seen = rowsOf<VersionRow>(
    await db.execute(sql`
      select app, version, count(*)::int as sessions, count(failed_at)::int as "failedSessions"
      from release_sessions group by app, version`),
  );
  const hours = rowsOf<HourRow>(
    await db.execute(sql`
      select app, version, floor(extract(epoch from date_trunc('hour', now()) - hour) / 3600)::int as "hoursAgo",
        sum(count)::int as count
      from client_errors where hour > now() - interval '30 days' group by app, version, hour`),
  );
  const guards = rowsOf<Guard>(
    await db.execute(sql`select app, is_guarded as "isGuarded" from release_guards`),
  );
  const switches = await guardSwitches(db);
  const names = [
    ...Object.keys(inPlace),
    ...(await publishedApps(siteDir)),
    ...seen.map(({ app }) => app),
    ...hours.map(({ app }) => app),
  ];
  const published = await Promise.all(
    [...new Set(names)].sort().map(async (app) => ({
      app,
      publications: await publicationsOf(siteDir, app).catch(() => []),
    })),
  );
  const people = await identitiesOf(
    db,
    published.flatMap(({ publications }) => personsIn(publications)),
  );
  return Promise.all(
    published.map(async ({ app, publications }) => {
      const current = inPlace[app];
      const standing = publications.findLast((line) => line.version === current && stands(line));
      const versions = versionsOf(app, current, seen, hours);
      return {
        app,
        inPlace: current ?? null,
        publishedAt: standing?.at ?? null,
        isGuarded: app !== SHELL_APP && (guards.find((guard) => guard.app === app)?.isGuarded ?? true),
        ...(await offeredBy(siteDir, app, current ?? publications.at(-1)?.version)),
        disabled: disabled[app] ?? null,
        channels: channels[app] ?? [],
        lastGood: lastGoodVersion(publications, versions),
        kept: await keptVersions(siteDir, app, publications),
        stories: app === SHELL_APP ? [] : await versionsWithStories(siteDir, app),
        versions,
        history: [...publications.flatMap((line) => linesOf(line, people)), ...(switches.get(app) ?? [])]
          .sort((a, b) => b.at.localeCompare(a.at))
          .slice(0, SHOWN.history),
      };
    }),
  );
}

async function identitiesOf(db: Queryable, ids: readonly number[]): Promise<Map<number, UserIdentity>> {
  if (ids.length === 0) return new Map();
  const found = await db.execute(sql`
    select person.id, ${sql.raw(identityOrNull("person"))} as identity from users person
    where person.id in (${sql.join(
      [...new Set(ids)].map((id) => sql`${id}`),
      sql`, `,
    )})`);
  return new Map(
    rowsOf<{ id: number; identity: UserIdentity }>(found).map(({ id, identity }) => [id, identity]),
  );
}

/** The version in place first, then those with the latest errors. */
function versionsOf(
  app: string,
  current: string | undefined,
  seen: readonly VersionRow[],
  hours: readonly HourRow[],
): VersionHealth[] {
  const sessions = seen.filter((row) => row.app === app);
  const errors = hours.filter((row) => row.app === app);
  const versions = new Set([
    ...(current === undefined ? [] : [current]),
    ...errors.toSorted((a, b) => a.hoursAgo - b.hoursAgo).map(({ version }) => version),
    ...sessions.map(({ version }) => version),
  ]);
  return [...versions].slice(0, SHOWN.versions).map((version) => {
    const mine = errors.filter((row) => row.version === version);
    const known = sessions.find((row) => row.version === version);
    return {
      version,
      sessions: known?.sessions ?? 0,
      failedSessions: known?.failedSessions ?? 0,
      errors: mine.reduce((sum, { count }) => sum + count, 0),
      lastDay: trend(mine, HOURS, (hoursAgo) => hoursAgo),
      lastMonth: trend(mine, DAYS, (hoursAgo) => Math.floor(hoursAgo / HOURS)),
    };
  });
}

function trend(rows: readonly HourRow[], length: number, stepsAgo: (hoursAgo: number) => number): number[] {
  const counts = Array<number>(length).fill(0);
  for (const { hoursAgo, count } of rows) {
    const place = length - 1 - stepsAgo(hoursAgo);
    if (place >= 0) counts[place] = (counts[place] ?? 0) + count;
  }
  return counts;
}

/** Lines of the journal on each app: people who switched its automatic rollback, rollbacks that were refused. */
async function guardSwitches(db: Queryable): Promise<Map<string, Line[]>> {
  type Row = {
    app: string;
    at: string;
    kind: string;
    details: Record<string, unknown>;
    by: UserIdentity | null;
  };
  const found = await db.execute(sql`
    select substr(entry.target, 5) as app, iso_instant(entry.at) as at, entry.kind, entry.details,
      ${sql.raw(identityOrNull("actor"))} as by
    from audit_entries entry left join users actor on actor.id = entry.actor_id
    where entry.kind in ('app-guard-changed', 'app-rollback-refused')
    order by entry.at desc limit 200`);
  const lines = new Map<string, Line[]>();
  for (const { app, at, kind, details, by } of rowsOf<Row>(found)) {
    const text =
      kind === "app-guard-changed"
        ? `Retour automatique ${details["isGuarded"] === true ? "activé" : "coupé"}`
        : `Retour automatique impossible. ${String(details["refusal"])}`;
    lines.set(app, [...(lines.get(app) ?? []), { at, text, by }]);
  }
  return lines;
}

/** The most frequent errors of an app in thirty days, each with its last page and stack. */
export async function commonErrors(db: Queryable, app: string): Promise<CountedError[]> {
  const found = await db.execute(sql`
    select version, kind, (array_agg(page order by last_at desc))[1] as page,
      (array_agg(message order by last_at desc))[1] as message,
      (array_agg(stack order by last_at desc))[1] as stack,
      sum(count)::int as count, max(sessions) as sessions, iso_instant(max(last_at)) as "lastAt"
    from client_errors where app = ${app} and hour > now() - interval '30 days'
    group by version, kind, fingerprint
    order by sum(count) desc, max(last_at) desc limit ${SHOWN.errors}`);
  return rowsOf<CountedError>(found);
}
