import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { fillBaseData } from "../base-data/fill-base-data";
import { testsOnServer } from "../testing/fresh-database";
import { testEnvironment } from "../testing/test-environment";
import { connectServer } from "./connect/connect-server";
import { migrateDatabase } from "./migrate";

/** One server alone has the embedded database. */
const onServer = testsOnServer() ? describe : describe.skip;
const limitMs = 300;
const timeouts = { statement_timeout: limitMs, idle_in_transaction_session_timeout: limitMs };

onServer("Three servers that start at once on an empty database", () => {
  const server = process.env["TEST_DATABASE_URL"] ?? "";
  let url: string;
  let owner: pg.Client;
  beforeEach(async () => {
    const name = `starts_${randomBytes(4).toString("hex")}`;
    await onDatabase(`${server}/postgres`, (client) => client.query(`create database ${name}`));
    url = `${server}/${name}`;
    owner = new pg.Client({ connectionString: url });
    await owner.connect();
  });
  afterEach(() => owner.end());

  /** One start; its demo takes its time between two statements. */
  async function start(): Promise<void> {
    const connection = connectServer(url, () => undefined, timeouts);
    try {
      await migrateDatabase(connection);
      await fillBaseData(connection.db, testEnvironment({ DEMO: "on" }), () => wait(2 * limitMs));
      // Calls are limited again once the start is over.
      await expect(connection.db.execute(sql`select pg_sleep(1)`)).rejects.toThrow();
    } finally {
      await connection.close();
    }
  }

  it("all come up, whatever a migration takes beyond the time that a call may take", async () => {
    await owner.query(`
      create function public.dawdle() returns event_trigger language plpgsql as $$ begin perform pg_sleep(1); end $$;
      create event trigger dawdle on ddl_command_start when tag in ('CREATE EXTENSION') execute function public.dawdle()`);
    await Promise.all([start(), start(), start()]);
    const { rows } = await owner.query<{ migrations: string; names: string; teams: number }>(
      "select count(*) as migrations, count(distinct hash) as names, (select count(*)::int from teams) as teams from migrations",
    );
    expect(rows[0]?.migrations).toBe(rows[0]?.names);
    expect(rows[0]?.teams).toBeGreaterThan(0);
  });

  it("all come up when another process keeps the migrations' lock beyond that time", async () => {
    await owner.query("select pg_advisory_lock(7240501), pg_advisory_lock(7240502)");
    const starts = Promise.all([start(), start(), start()]);
    await wait(3 * limitMs);
    const waiting = await owner.query("select from pg_locks where locktype = 'advisory' and not granted");
    expect(waiting.rowCount).toBe(3);
    await owner.query("select pg_advisory_unlock_all()");
    await starts;
    expect((await owner.query("select from migrations")).rowCount).not.toBe(0);
  });
});

async function onDatabase(
  connectionString: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await work(client).finally(() => client.end());
}
