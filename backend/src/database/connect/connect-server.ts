import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Connection, PreparedQuery, QueryValue, RunPrepared, Transaction } from "../database";
import { rowsOf } from "../driver";
import { schema } from "../schema";
import { listenOnServer } from "./listen-on-server";
import { limitCheckouts } from "./limit-checkouts";

/** The longest use of a connection by one call: a hanging database is given up before the caller gives up. */
const longestUseMs = 4_000;

/** The time limits of one call, in milliseconds; a start may take more. */
const limits = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 };
type Limits = Partial<typeof limits> & { connectionTimeoutMillis?: number };

/** A PostgreSQL server shared by any number of instances. */
export function connectServer(
  databaseUrl: string,
  onError: (error: unknown) => void,
  ownLimits: Limits = {},
): Connection {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    ...limits,
    ...ownLimits,
    application_name: "coulisses",
  });
  pool.on("error", onError);
  // Listens to errors of a connection that breaks within a transaction: an unhandled one would end the
  // process.
  pool.on("connect", (client) => client.on("error", onError));
  const stops: (() => Promise<void>)[] = [];

  return {
    kind: "server",
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    db: drizzle(pool, { schema, casing: "snake_case" }),
    async runPrepared<Row>({ name, text }: PreparedQuery, values: readonly QueryValue[]) {
      const { rows } = await pool.query({ name, text, values: [...values] });
      return rows as Row[];
    },
    runPreparedIn: namedQueriesIn,
    async listen(channel, onPayload, onGap) {
      stops.push(await listenOnServer(databaseUrl, channel, { onPayload, onGap, onError }));
    },
    hurry() {
      limitCheckouts(pool, longestUseMs);
    },
    async unhurried(work) {
      const own = new pg.Pool({ connectionString: databaseUrl, max: 1, application_name: "coulisses" });
      own.on("error", onError);
      own.on("connect", (client) => client.on("error", onError));
      await drizzle(own, { schema, casing: "snake_case" })
        .transaction(work)
        .finally(() => own.end());
    },
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await pool.end();
    },
  };
}

/** The driver prepares named queries, once for each of its connections. */
function namedQueriesIn(tx: Transaction): RunPrepared {
  return async <Row>({ name, text }: PreparedQuery, values: readonly QueryValue[]) => {
    const query = tx._.session.prepareQuery({ sql: text, params: [...values] }, undefined, name, false);
    return rowsOf<Row>(await query.execute());
  };
}
