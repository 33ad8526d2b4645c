import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { backUp, restore } from "../backup/back-up";
import { offerDumps } from "../backup/dump-socket";
import { connectEmbedded } from "../database/connect/connect-embedded";
import { asOwner, fill, type FreshDatabase, freshDatabase, testsOnServer } from "./fresh-database";
import { startTestServer, type TestServer } from "./test-server";

/** The servers on one database, as they run after each step. */
export type RestoreDrill = {
  start(): Promise<TestServer[]>;
  dump(running: TestServer[]): Promise<TestServer[]>;
  /** Wipes the database and puts the dump in its place. */
  restore(running: TestServer[]): Promise<TestServer[]>;
  end(running: TestServer[]): Promise<void>;
};

export const restoreDrill = (): Promise<RestoreDrill> => (testsOnServer() ? onServer() : embedded());

/**
 * Two instances that go on running. The PostgreSQL of the tests comes without pg_dump, so a template is the
 * dump; as after pg_restore into a new database, it is another one under the same name.
 */
async function onServer(): Promise<RestoreDrill> {
  const { url = "", open, drop } = await freshDatabase();
  const name = new URL(url).pathname.slice(1);
  const server = url.slice(0, -name.length - 1);
  const instance = () => startTestServer({ database: { url, open, drop: () => Promise.resolve() } });

  const copy = (from: string, to: string) =>
    asOwner(server, async (owner) => {
      await owner.query(`alter database ${from} allow_connections false`);
      const others = "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1";
      await owner.query(others, [from]);
      await owner.query(`create database ${to} template ${from}`);
      await owner.query(`alter database ${from} allow_connections true`);
    });
  const backAgain = async (running: TestServer[]) => {
    await Promise.all(running.map(untilReady));
    return running;
  };
  return {
    start: () => Promise.all([instance(), instance()]),
    async dump(running) {
      await copy(name, `${name}_dump`);
      return backAgain(running);
    },
    async restore(running) {
      await asOwner(server, async (owner) => void (await owner.query(`drop database ${name} with (force)`)));
      await copy(`${name}_dump`, name);
      return backAgain(running);
    },
    async end(running) {
      for (const one of running) await one.close();
      await asOwner(
        server,
        async (owner) => void (await owner.query(`drop database if exists ${name}_dump with (force)`)),
      );
      await drop();
    },
  };
}

/** Waits as a proxy does, which sends no one to an instance that does not answer. */
async function untilReady({ services }: TestServer): Promise<void> {
  for (let inARow = 0, attempt = 1; inARow < 10; attempt++) {
    const answered = await services.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    inARow = answered ? inARow + 1 : 0;
    if (attempt > 100) throw new Error("The database does not come back");
    if (!answered) await delay(100);
  }
}

/** One instance on its folder, backed up while it runs and stopped while the backup is restored. */
async function embedded(): Promise<RestoreDrill> {
  const folder = await mkdtemp(join(process.env.TEST_FOLDER ?? tmpdir(), "restore-"));
  const [data, dump] = [join(folder, "data"), join(folder, "festival.backup")];
  const festival = { databaseUrl: "", dataDir: data };
  const database: FreshDatabase = {
    url: undefined,
    open: () => connectEmbedded(data),
    drop: () => Promise.resolve(),
  };
  const instance = async () => [await startTestServer({ database })];
  const stop = async (running: TestServer[]) => {
    for (const one of running) await one.close();
  };
  return {
    async start() {
      const connection = await database.open();
      await fill(connection);
      await connection.close();
      return instance();
    },
    async dump(running) {
      for (const { services, app } of running) {
        const stopOffering = await offerDumps(services.connection, data, app.log);
        await backUp(festival, dump);
        await stopOffering();
      }
      return running;
    },
    async restore(running) {
      await stop(running);
      await restore(festival, dump, { replace: true });
      return instance();
    },
    async end(running) {
      await stop(running);
      await rm(folder, { recursive: true });
    },
  };
}
