import { execFile, execFileSync, spawn } from "node:child_process";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";

const debian = "/usr/lib/postgresql";

/** The folder of a whole PostgreSQL, tools included, where the machine has one: that of the other tests has none. */
export function postgresBin(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort() : [];
  const folders = [process.env.PG_BIN, ...versions.reverse().map((version) => join(debian, version, "bin"))];
  return folders.find(
    (folder) =>
      folder && ["initdb", "postgres", "pg_dump"].every((program) => existsSync(join(folder, program))),
  );
}

/** A PostgreSQL server of its own, at `url` without a database's name. */
export async function startOwnPostgres(bin: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "coulisses-own-postgres-"));
  const account = await accountOf(folder);
  const port = await freePort();
  const initdb = [
    "-D",
    join(folder, "data"),
    "-U",
    "postgres",
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
  ];
  await promisify(execFile)(join(bin, "initdb"), initdb, { ...account, cwd: folder });
  const words = ["-D", join(folder, "data"), "-p", String(port), "-h", "127.0.0.1", "-k", folder, "-F"];
  const server = spawn(join(bin, "postgres"), words, { ...account, cwd: folder, stdio: "ignore" });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const url = `postgres://postgres:secret@127.0.0.1:${String(port)}`;
  await untilListening(url);
  return {
    url,
    async stop() {
      server.kill("SIGINT");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: its own account of the machine does then. */
async function accountOf(folder: string): Promise<{ uid: number; gid: number } | object> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  const account = { uid: id("-u"), gid: id("-g") };
  await chown(folder, account.uid, account.gid);
  return account;
}

async function untilListening(url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: `${url}/postgres` });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (attempt > 100) throw error;
      await delay(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
