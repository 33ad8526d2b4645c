import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type MeasuredServer, startMeasuredServer } from "./measured-server";
import { startPostgres } from "./postgres-server";

/** Runs `work` on the product's server with a PostgreSQL of its own, and ends both; a failure fails the bench. */
export async function onPostgres(
  ports: { server: number; postgres: number },
  work: (server: MeasuredServer, databaseUrl: string) => Promise<void>,
): Promise<void> {
  const postgres = await startPostgres(ports.postgres);
  const dataDir = await mkdtemp(join(tmpdir(), "coulisses-bench-data-"));
  try {
    const server = await startMeasuredServer({
      DATABASE_URL: postgres.url,
      PORT: String(ports.server),
      DATA_DIR: dataDir,
    });
    try {
      await work(server, postgres.url);
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
