import type pg from "pg";
import { afterRunning } from "../../running-time";

/**
 * Closes a connection that is used for too long: its queries fail, its transaction is rolled back, its place
 * in the pool is free. Otherwise a server that hangs, or a `begin` that failed, would keep the connection for
 * ever.
 */
export function limitCheckouts(pool: pg.Pool, longestMs: number): void {
  const timers = new WeakMap<pg.PoolClient, NodeJS.Timeout>();
  pool.on("acquire", (client) => {
    timers.set(
      client,
      afterRunning(longestMs, () => cut(client)),
    );
  });
  pool.on("release", (_error, client) => {
    clearInterval(timers.get(client));
  });
}

function cut(client: pg.PoolClient): void {
  const release = client.release.bind(client);
  // Its user releases it once more, when its query has failed.
  client.release = () => undefined;
  release(new Error("The connection was in use for too long"));
}
