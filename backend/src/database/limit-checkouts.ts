import type pg from "pg";

/**
 * Cuts a connection that is in use for too long: its queries fail, its transaction is rolled back, its place in the
 * pool is free. A server that hangs never answers them, and a `begin` that failed leaves its connection to nobody.
 */
export function limitCheckouts(pool: pg.Pool, longestMs: number): void {
  const timers = new WeakMap<pg.PoolClient, NodeJS.Timeout>();
  pool.on("acquire", (client) => {
    timers.set(
      client,
      setTimeout(() => cut(client), longestMs),
    );
  });
  pool.on("release", (_error, client) => {
    clearTimeout(timers.get(client));
  });
}

function cut(client: pg.PoolClient): void {
  const release = client.release.bind(client);
  // Whoever holds it gives it back too, once its query has failed.
  client.release = () => undefined;
  release(new Error("The connection was in use for too long"));
}
