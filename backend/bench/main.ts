import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoEmail } from "../src/demo/accounts";
import { type Compared, compareWithConstant } from "./compare-with-constant";
import { logIn } from "./log-in";
import { startMeasuredServer } from "./measured-server";
import { startPostgres } from "./postgres-server";
import { measureRecap } from "./measure-recap";
import { report } from "./report";
import { targetsOf } from "./targets";

/** Results of one database; `recap` is the text to print. */
type Figures = { results: Compared[]; recap: string };

const SERVER_PORT = 4310;
const POSTGRES_PORT = 4311;
const ACCOUNTS = 20;

const seconds = Number(process.env.BENCH_SECONDS ?? 2);
/** Only these calls; all of them unless said. */
const calls = process.env.BENCH_CALLS?.split(",");
const databases = (process.env.BENCH_DATABASES ?? "embedded,postgres").split(",");

for (const database of databases) {
  const { results, recap } = database === "postgres" ? await onPostgres() : await onEmbedded();
  console.log(`\n${report(database, results)}\n${recap}`);
}

async function onPostgres(): Promise<Figures> {
  const postgres = await startPostgres(POSTGRES_PORT);
  try {
    return await measureAll({ DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

function onEmbedded(): Promise<Figures> {
  return measureAll({});
}

async function measureAll(env: Record<string, string>): Promise<Figures> {
  const dataDir = await mkdtemp(join(tmpdir(), "coulisses-bench-data-"));
  const server = await startMeasuredServer({ ...env, PORT: `${SERVER_PORT}`, DATA_DIR: dataDir });
  try {
    const { url, emails, everybody, password, sheets } = server.ready;
    const accounts = await logIn(url, emails.slice(0, ACCOUNTS), password);
    const results: Compared[] = [];
    for (const target of targetsOf(accounts, { emails: everybody, password }, sheets)) {
      if (calls !== undefined && !calls.includes(target.name)) continue;
      console.error(`${target.name}…`);
      results.push(await compareWithConstant(server, target, seconds));
    }
    console.error("gear recap…");
    const [logistician] = await logIn(url, [demoEmail("matos")], password);
    if (!logistician) throw new Error("The bench needs somebody of the gear team");
    return { results, recap: await measureRecap(url, logistician, sheets.editable[0] ?? 1) };
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
