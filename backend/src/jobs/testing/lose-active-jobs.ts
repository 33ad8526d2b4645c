import pg from "pg";

/**
 * On a server, another instance waits until nobody believes any more in one that was killed: that time passes at once
 * for the jobs it had.
 */
export async function loseActiveJobs(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    "update pgboss.job set started_on = now() - interval '1 hour', retry_delay = 0 where state = 'active'",
  );
  await client.end();
}
