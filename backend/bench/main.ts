import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Compared, compareWithConstant } from "./compare-with-constant";
import { logIn } from "./log-in";
import { startMeasuredServer } from "./measured-server";
import { startPostgres } from "./postgres-server";
import { report } from "./report";
import { targetsOf } from "./targets";

const SERVER_PORT = 4310;
const POSTGRES_PORT = 4311;
const ACCOUNTS = 20;

const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const databases = (process.env.BENCH_DATABASES ?? "embedded,postgres").split(",");

for (const database of databases) {
  const results = database === "postgres" ? await onPostgres() : await onEmbedded();
  console.log(`\n${report(database, results)}`);
}

async function onPostgres(): Promise<Compared[]> {
  const postgres = await startPostgres(POSTGRES_PORT);
  try {
    return await measureAll({ DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

function onEmbedded(): Promise<Compared[]> {
  return measureAll({});
}

async function measureAll(env: Record<string, string>): Promise<Compared[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "coulisses-bench-data-"));
  const server = await startMeasuredServer({ ...env, PORT: `${SERVER_PORT}`, DATA_DIR: dataDir });
  try {
    const { url, emails, password, sheets } = server.ready;
    const accounts = await logIn(url, emails.slice(0, ACCOUNTS), password);
    const results: Compared[] = [];
    for (const target of targetsOf(accounts, { emails, password }, sheets)) {
      console.error(`${target.name}…`);
      results.push(await compareWithConstant(server, target, seconds));
    }
    return results;
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
