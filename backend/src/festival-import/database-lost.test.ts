import { sql } from "drizzle-orm";
import { pino } from "pino";
import { connectServer } from "../database/connect/connect-server";
import { rowsOf } from "../database/driver";
import { dumpText } from "../import/testing/peer-database";
import { smallFestival } from "../import/testing/small-festival";
import { until } from "../jobs/testing/job-instances";
import { forAllTests } from "../testing/for-all-tests";
import { testsOnServer } from "../testing/fresh-database";
import { importPage, importServer } from "./testing/import-page";

const server = forAllTests(
  () => importServer({}, { logger: pino({ level: "silent" }) }),
  (running) => running.close(),
);
/** The embedded database is never away. */
const onServer = testsOnServer() ? it : it.skip;

onServer("An order whose connection is lost says so, and the next one works", async () => {
  const page = importPage(server, (await server.person({ teams: ["admin"] })).accessToken);
  const upload = await page.upload(dumpText(smallFestival));
  // A transaction of the server's own connections would be cut before the thread has started.
  const other = connectServer(server.services.environment.databaseUrl ?? "", () => undefined);
  await other.db.transaction(async (tx) => {
    // The order waits for this.
    await tx.execute(sql`lock table users in share row exclusive mode`);
    expect((await page.try(upload)).status).toBe(204);
    await until(async () => {
      // Within the transaction, the first answer would stay.
      const ended = await server.services.db.execute(sql`
        select pg_terminate_backend(pid) as ended from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`);
      return rowsOf<{ ended: boolean }>(ended).some((one) => one.ended);
    });
  });
  await other.close();
  const lost = await page.ended();
  expect([lost?.status, lost?.message]).toEqual(["failed", expect.stringContaining("rien n'a été écrit")]);
  await page.try(upload);
  expect(await page.ended()).toMatchObject({ order: "trial", status: "done" });
});
