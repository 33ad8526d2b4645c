import { randomUUID } from "node:crypto";
import { defaultWeights } from "@coulisses/shared-domain/proposal/proposal";
import { sql } from "drizzle-orm";
import { rowsOf } from "../database/driver";
import { planningPrints } from "../database/schema/plannings";
import { proposals } from "../database/schema/proposals";
import { printEnderOn } from "../planning/print/print-job";
import { proposalEnderOn } from "../proposals/proposal-job";
import { useTestServer } from "../testing/test-server";
import { inTransaction } from "./boss";
import type { JobKind } from "./job-kinds";
import { takeUpLostJobs } from "./lost-jobs";

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const server = useTestServer();
let userId: number;
beforeAll(async () => {
  userId = (await server.person()).id;
});
beforeEach(() => server.services.db.execute(sql`truncate pgboss.job`));

/** A job that a process is at; not due, so that no other begins it. */
async function running(name: JobKind, data: object = {}) {
  const { boss, db } = server.services;
  await boss.insert([{ name, data, retryLimit: 8, startAfter: "1 day" }], { db: inTransaction(db) });
  await start();
}
const start = () =>
  server.services.db.execute(sql`update pgboss.job set state = 'active', started_on = now(),
    retry_count = case when started_on is null then 0 else retry_count + 1 end where state < 'active'`);

/** All processes died: each job as it is then, and in how many seconds it begins again. */
async function die() {
  const { db, write } = server.services;
  const setAside = { print: printEnderOn(write), proposal: proposalEnderOn(write) };
  await takeUpLostJobs({ db, log: silent, setAside }, "all");
  const result = await db.execute(sql`select name, state::text,
    round(extract(epoch from start_after - now()))::int as seconds from pgboss.job order by start_after`);
  return rowsOf<{ name: string; state: string; seconds: number }>(result);
}

describe("Jobs that a process died at", () => {
  it("begin again one after the other, so that the one it dies of takes no other with it", async () => {
    for (let number = 0; number < 3; number++) await running("push");
    const taken = await die();
    expect(taken.map(({ state, seconds }) => [state, seconds])).toEqual([
      ["retry", 0],
      ["retry", 5],
      ["retry", 10],
    ]);
  });

  it.each<JobKind>([
    "letter",
    "push",
    "password-reset",
    "housekeeping",
    "planned-events",
    "planning-changes",
  ])("are set aside at the second death in a row: %s", async (kind) => {
    await running(kind);
    expect(await die()).toMatchObject([{ state: "retry" }]);
    await start();
    expect(await die()).toMatchObject([{ state: "failed" }]);
  });

  it("may fail in between: that the process outlived them says that it does not die of them", async () => {
    await running("letter");
    await die();
    await start();
    const [job] = rowsOf<{ id: string }>(await server.services.db.execute(sql`select id from pgboss.job`));
    await server.services.boss.fail("letter", String(job?.id), { message: "451" });
    await start();
    expect(await die()).toMatchObject([{ state: "retry" }]);
  });

  it("and that are set aside end the wait of their requester", async () => {
    const { db } = server.services;
    const [printId, proposalId] = [randomUUID(), randomUUID()];
    await db.insert(planningPrints).values({
      id: printId,
      kind: "LEAFLETS",
      status: "RUNNING",
      volunteerIds: [userId],
      requestedBy: userId,
    });
    await db.insert(proposals).values({
      id: proposalId,
      status: "RUNNING",
      weights: defaultWeights,
      mayMove: false,
      seed: 1,
      requestedBy: userId,
    });
    await running("print", { printId, userId });
    await running("proposal", { proposalId, userId });
    await die();
    await start();
    expect(await die()).toMatchObject([{ state: "failed" }, { state: "failed" }]);
    const statuses = rowsOf<{ status: string }>(
      await db.execute(sql`select status from planning_prints union all select status from proposals`),
    );
    expect(statuses).toEqual([{ status: "FAILED" }, { status: "FAILED" }]);
  });
});
