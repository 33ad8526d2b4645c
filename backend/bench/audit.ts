import type { AuditPage } from "@coulisses/shared-domain/contract/audit";
import pg from "pg";
import { demoEmail } from "../src/demo/accounts";
import { logIn } from "./log-in";
import type { MeasuredServer } from "./measured-server";
import { onPostgres } from "./on-postgres";
import { table } from "./table";
import { verdict } from "./verdict";

/** How long the journal is, and how often each of its pages is read. */
const ENTRIES = Number(process.env.BENCH_ENTRIES ?? 1_000_000);
const ROUNDS = 15;
/** Milliseconds that a page may take. */
const TARGET = 50;
const PORTS = { server: 4320, postgres: 4321 };

/**
 * Years of a busy festival: half of the lines tell of sign-ins, a third of sheets, one in ten thousand of teams;
 * some people are there in every other line, and the last hundred people in next to none.
 */
const fill = `
  insert into audit_entries (at, kind, actor_id, subject_id, target, address, user_agent, details)
  select now() - (n * interval '90 s'),
    case when n % 10000 = 0 then 'team-changed' when n % 2 = 0 then 'signed-in' when n % 3 = 0 then 'profile-changed'
      else 'data-exported' end,
    people.ids[1 + (case when n % 2 = 0 then n % 5 else (n * 7919) % (cardinality(people.ids) - 100) end)::int],
    case when n % 3 = 0 then people.ids[(1 + (n * 104729) % (cardinality(people.ids) - 100))::int] end,
    case when n % 10000 = 0 then 'team:bar' when n % 3 = 1 then 'fa:' || (n * 31) % 300 end,
    '203.0.113.' || n % 250, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    json_build_object('changes', json_build_object('phone', json_build_object('before', '06' || n, 'after', '07' || n)))
  from generate_series(1::bigint, ${String(ENTRIES)}) n,
    (select array_agg(id order by id) as ids from users) people;
  insert into audit_entries (at, kind, actor_id, subject_id)
    select now() - interval '3 years', 'signed-in', max(id), max(id) from users;
  analyze audit_entries;`;

type Search = { name: string; query: string };

/** Searches of an administrator: a frequent text, a rare one and one found nowhere. */
async function searches(db: pg.Client): Promise<Search[]> {
  const { rows } = await db.query<{
    busy: number;
    rare: number;
    rareName: string;
    busyName: string;
    deep: string;
  }>(`
    select (select actor_id from audit_entries group by 1 order by count(*) desc limit 1) as busy,
      (select max(id) from users) as rare,
      (select firstname || ' ' || lastname from users order by id desc limit 1) as "rareName",
      (select firstname || ' ' || lastname from users
        where id = (select actor_id from audit_entries group by 1 order by count(*) desc limit 1)) as "busyName",
      (select id from audit_entries order by at offset 1000 limit 1) as deep`);
  const [found] = rows;
  if (!found) throw new Error("The bench needs a journal");
  const { busy, rare, rareName, busyName, deep } = found;
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  return [
    { name: "no filter", query: "" },
    { name: "no filter, the last page", query: `before=${deep}` },
    { name: "by somebody busy", query: `actor=${String(busy)}` },
    { name: "by somebody seldom seen", query: `actor=${String(rare)}` },
    { name: "about somebody seldom seen", query: `subject=${String(rare)}` },
    { name: "a name, busy", query: `search=${encodeURIComponent(busyName)}` },
    { name: "a name, seldom seen", query: `search=${encodeURIComponent(rareName)}` },
    { name: "a name, of nobody", query: "search=licorne" },
    { name: "a name, of many", query: "search=a" },
    { name: "a name, the last page", query: `search=${encodeURIComponent(busyName)}&before=${deep}` },
    { name: "a frequent kind", query: "kind=signed-in" },
    { name: "a frequent kind, the last page", query: `kind=signed-in&before=${deep}` },
    { name: "a rare kind", query: "kind=team-changed" },
    { name: "a kind that never was", query: "kind=permission-deleted" },
    { name: "a thing", query: "target=fa:31" },
    { name: "a thing that never was", query: "target=ft:1" },
    { name: "a week, two years ago", query: `from=${day(737)}&to=${day(730)}` },
    { name: "before anything happened", query: `to=${day(5_000)}` },
    { name: "somebody busy, a rare kind", query: `actor=${String(busy)}&kind=team-changed` },
    { name: "somebody busy, a frequent kind", query: `actor=${String(busy)}&kind=profile-changed` },
    { name: "somebody busy, a kind never theirs", query: `actor=${String(busy)}&kind=user-forgotten` },
    {
      name: "a name and a kind and a week",
      query: `search=a&kind=signed-in&from=${day(737)}&to=${day(730)}`,
    },
  ];
}

async function measure(server: MeasuredServer, databaseUrl: string): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl });
  try {
    await db.connect();
    console.error(`Writing ${String(ENTRIES)} entries…`);
    await db.query(fill);
    const { url, password } = server.ready;
    const [admin] = await logIn(url, [demoEmail("admin")], password);
    if (!admin) throw new Error("The bench needs an administrator");
    const headers = { authorization: `Bearer ${admin.token}` };

    const rows: string[][] = [];
    for (const { name, query } of await searches(db)) {
      const times: number[] = [];
      let page: AuditPage | undefined;
      for (let round = 0; round < ROUNDS; round++) {
        const start = performance.now();
        const answer = await fetch(`${url}/api/audit-entries?${query}`, { headers });
        page = (await answer.json()) as AuditPage;
        if (!answer.ok) throw new Error(`${query} answered ${JSON.stringify(page)}`);
        times.push(performance.now() - start);
      }
      times.sort((a, b) => a - b);
      const [median = 0, worst = 0] = [times[Math.floor(ROUNDS / 2)], times.at(-1)];
      rows.push([
        name,
        String(page?.entries.length),
        median.toFixed(1),
        worst.toFixed(1),
        verdict(median < TARGET),
      ]);
    }
    console.log(`\nA page of a journal of ${String(ENTRIES)} entries, target ${String(TARGET)} ms:`);
    console.log(table(["search", "lines", "median ms", "worst ms", ""], rows));
  } finally {
    await db.end();
  }
}

await onPostgres(PORTS, measure);
