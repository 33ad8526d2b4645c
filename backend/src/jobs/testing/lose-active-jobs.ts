import pg from "pg";

/** Makes the jobs of a killed instance expire at once, which on a server takes a while. */
export async function loseActiveJobs(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    "update pgboss.job set started_on = now() - interval '1 hour', retry_delay = 0 where state = 'active'",
  );
  await client.end();
}
