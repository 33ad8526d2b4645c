import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillBaseData } from "../src/base-data/fill-base-data";
import { connectEmbedded } from "../src/database/connect/connect-embedded";
import { connectServer } from "../src/database/connect/connect-server";
import type { Connection } from "../src/database/database";
import { migrateDatabase } from "../src/database/migrate";
import { readEnvironment } from "../src/environment";
import { dumpText } from "./imports/dump-text";
import { largeFestival, size } from "./imports/large-festival";
import { startPostgres } from "./postgres-server";
import { table } from "./table";
import { verdict } from "./verdict";

/** The command that takes over a festival, on one as large as any that is known. */

const POSTGRES_PORT = 4313;
/** Seconds. */
const targets = { dry: 10, real: 60 };
/** MiB, of the whole process. */
const MOST_MEMORY = 500;
/** As `npm run import` has it: without a limit, node lets more garbage lie. */
const HEAP = "--max-old-space-size=512";

const backend = join(import.meta.dirname, "..");
const folder = await mkdtemp(join(tmpdir(), "coulisses-bench-imports-"));
// Within the package, so that the bundle finds its dependencies.
await mkdir(join(backend, "dist"), { recursive: true });
const dist = await mkdtemp(join(backend, "dist", "bench-"));
const dump = join(folder, "overbookd.sql");

try {
  await writeFile(dump, dumpText(largeFestival()));
  await run(["scripts/build.mjs", dist]);
  const rows = [...(await onEmbedded()), ...(await onPostgres())];
  const counted = Object.entries(size).map(([what, count]) => `${String(count)} ${what}`);
  console.log(`\nTaking over a festival of ${counted.join(", ")}:`);
  console.log(table(["database", "run", "seconds", "target", "", "MiB", "target", ""], rows));
} finally {
  await rm(folder, { recursive: true, force: true });
  await rm(dist, { recursive: true, force: true });
}

async function onEmbedded(): Promise<string[][]> {
  const dataDir = join(folder, "data");
  await mkdir(dataDir);
  await fillTarget(await connectEmbedded(dataDir));
  return measured("embedded", { DATA_DIR: dataDir });
}

async function onPostgres(): Promise<string[][]> {
  const postgres = await startPostgres(POSTGRES_PORT);
  try {
    await fillTarget(connectServer(postgres.url, () => undefined));
    return await measured("postgres", { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

/** A new festival with its first administrator. */
async function fillTarget(connection: Connection): Promise<void> {
  const environment = readEnvironment(
    { ADMIN_EMAIL: "admin@exemple.fr", ADMIN_PASSWORD: "Une-longue-phrase-de-passe-1", DATA_DIR: folder },
    folder,
  );
  await migrateDatabase(connection);
  await fillBaseData(connection.db, environment, async () => undefined);
  await connection.close();
}

async function measured(database: string, env: Record<string, string>): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [name, flags, target] of [
    ["dry run", ["--dry-run"], targets.dry],
    ["import", [], targets.real],
  ] as const) {
    console.error(`${database}, ${name}…`);
    const start = performance.now();
    const memory = await run([join(dist, "import.js"), "overbookd", dump, ...flags], env);
    const seconds = (performance.now() - start) / 1000;
    rows.push([
      database,
      name,
      seconds.toFixed(1),
      String(target),
      verdict(seconds <= target),
      memory.toFixed(0),
      String(MOST_MEMORY),
      verdict(memory <= MOST_MEMORY),
    ]);
  }
  return rows;
}

/** Runs a script of node to its end, and answers the most memory that it had, in MiB. */
async function run(words: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const atExit = "process.on('exit', () => process.stderr.write('PEAK ' + process.resourceUsage().maxRSS))";
  const child = spawn(process.execPath, [HEAP, "--import", `data:text/javascript,${atExit}`, ...words], {
    cwd: backend,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let told = "";
  child.stderr.on("data", (text: Buffer) => {
    told += text.toString();
  });
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`${words.join(" ")} failed: ${told}`);
  return Number(/PEAK (\d+)$/.exec(told)?.[1]) / 1024;
}
