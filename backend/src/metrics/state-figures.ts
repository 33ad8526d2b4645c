import { statfs } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { Gauge, type Registry } from "prom-client";
import type { Database } from "../database/database";
import { rowsOf } from "../database/driver";
import { jobKinds } from "../jobs/job-kinds";
import { keptBytes } from "../read-cache/cached-reads";
import { readinessOf } from "../http/operations/readiness";

/** Milliseconds for the database: figures are wanted most while it is away. */
const patienceMs = 1_500;

const checkValues = { ok: 0, degraded: 1, failing: 2 };
const jobStates = ["due", "later", "active", "failed"] as const;

/** The figures that are read when asked for, by the function answered: it never rejects. */
export function stateFigures(app: FastifyInstance, registry: Registry): () => Promise<void> {
  const { connection, db, liveHub, environment } = app.services;
  const readiness = readinessOf(app);
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `coulisses_${name}`, help, labelNames, registers: [registry] });

  const checks = gauge("check_state", "What the server needs: 0 ok, 1 degraded, 2 failing", ["check"]);
  const latency = gauge("database_latency_seconds", "Time of one question to the database; none while away");
  const jobs = gauge("jobs", "Jobs: due, for later, active, failed for good", ["kind", "state"]);
  const oldest = gauge("oldest_due_job_seconds", "How long the oldest due job has waited");
  const streams = gauge("live_streams", "Screens open on this instance");
  const kept = gauge("kept_answers_bytes", "Answers kept in memory, before they are compressed");
  const disk = gauge("disk_free_bytes", "Room left on the disk of DATA_DIR");
  const pool = gauge("database_connections", "Connections of this instance", ["state"]);
  const waiting = gauge("database_waiting", "Calls that wait for a connection");

  async function readDatabase() {
    const began = performance.now();
    const late = delay(patienceMs, undefined, { ref: false });
    const counted = await Promise.race([countJobs(db), late]).catch(() => undefined);
    if (counted === undefined) {
      // A figure of before would look as if all were well.
      for (const one of [latency, oldest]) one.remove();
      jobs.reset();
      return;
    }
    latency.set((performance.now() - began) / 1_000);
    oldest.set(Math.max(0, ...counted.map(({ waited }) => waited ?? 0)));
    for (const kind of Object.keys(jobKinds))
      for (const state of jobStates)
        jobs.set(
          { kind, state },
          counted.find((row) => row.kind === kind && row.state === state)?.count ?? 0,
        );
  }

  async function readDisk() {
    const stats = await statfs(environment.dataDir).catch(() => undefined);
    if (stats) disk.set(stats.bavail * stats.bsize);
    else disk.remove();
  }

  return async () => {
    streams.set(liveHub.open());
    kept.set(keptBytes(connection));
    const connections = connection.pool?.();
    if (connections) {
      pool.set({ state: "open" }, connections.open);
      pool.set({ state: "idle" }, connections.idle);
      waiting.set(connections.waiting);
    }
    const [states] = await Promise.all([readiness(), readDatabase(), readDisk()]);
    for (const [check, state] of Object.entries(states)) checks.set({ check }, checkValues[state]);
  };
}

type JobCount = { kind: string; state: (typeof jobStates)[number]; count: number; waited: number | null };

async function countJobs(db: Database): Promise<JobCount[]> {
  const result = await db.execute(sql`
    select name as kind,
      case when state in ('active', 'failed') then state::text
        when start_after <= now() then 'due' else 'later' end as state,
      count(*)::int as count,
      max(extract(epoch from now() - start_after)) filter (where state < 'active')::float as waited
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`);
  return rowsOf<JobCount>(result);
}
