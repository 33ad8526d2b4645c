import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openSession } from "../src/auth/session/sessions";
import { buildApp } from "../src/app";
import { fillBaseData } from "../src/base-data/fill-base-data";
import { connect } from "../src/database/connect";
import { buildDemoFestival } from "../src/demo/demo-festival";
import { fillDemo } from "../src/demo/fill-demo";
import { fillTasks } from "../src/demo/fill-tasks";
import { readEnvironment } from "../src/environment";
import { servicesOn } from "../src/start";
import { largeReadyTask, largeTask } from "./large-task";
import { table } from "./table";
import { verdict } from "./verdict";

/** The longest wait of a reader, when the embedded database has nothing prepared. */
const LARGE = { id: 9_001, firstDay: -1 };
const READY = { id: 9_002, firstDay: -20 };
const TASKS = 598;
const TIMES = 40;
const ADMIN = 1;

const calls = [
  { path: `/api/festival-tasks/${LARGE.id}`, name: "FT, 30 mobilizations of 10 people", most: 50 },
  { path: `/api/festival-tasks/${READY.id}`, name: "the same, in assignment", most: 50 },
  { path: "/api/festival-tasks", name: "600 FTs", most: 80 },
];

const dataDir = await mkdtemp(join(tmpdir(), "coulisses-bench-data-"));
const environment = readEnvironment({ DEMO: "on", DATA_DIR: dataDir }, "/nowhere");
const log = { info: () => undefined, warn: console.warn, error: console.error };
const connection = await connect({ ...environment, onError: log.error });
try {
  const scale = { tasks: TASKS };
  await fillBaseData(connection.db, environment, async (tx, now) => {
    await fillDemo(tx, now, scale);
    const festival = buildDemoFestival(now, scale);
    const large = [largeTask(festival, now, LARGE), largeReadyTask(festival, now, READY)];
    await fillTasks(tx, { tasks: large.map((sheet) => ({ sheet, snapshots: [] })), gears: festival.gears });
  });
  const services = await servicesOn(connection, environment, log);
  const app = await buildApp(services, { logger: false, callsAMinute: 1_000_000 });
  const session = await openSession(services, ADMIN);
  const authorization = `Bearer ${session?.accessToken}`;

  const rows: string[][] = [];
  for (const { path, name, most } of calls) {
    const times: number[] = [];
    let [bytes, cpu] = [0, 0];
    for (let time = 0; time < TIMES; time++) {
      await connection.db.execute(sql`update revisions set value = value + 1 where name = 'festival-tasks'`);
      const [started, used] = [performance.now(), process.cpuUsage()];
      const answer = await app.inject({ url: path, headers: { authorization } });
      times.push(performance.now() - started);
      const { user, system } = process.cpuUsage(used);
      cpu += (user + system) / 1000 / TIMES;
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
      bytes = answer.rawPayload.length;
    }
    times.sort((a, b) => a - b);
    const [median = 0, p95 = 0] = [times[TIMES / 2], times[Math.floor(TIMES * 0.95)]];
    rows.push([
      name,
      `${bytes}`,
      median.toFixed(1),
      p95.toFixed(1),
      cpu.toFixed(1),
      `${most}`,
      verdict(median < most),
    ]);
  }
  console.log(table(["call", "bytes", "median ms", "p95 ms", "CPU ms", "at most", ""], rows));
  await app.close();
} finally {
  await connection.close();
  await rm(dataDir, { recursive: true, force: true });
}
