import type { PgDatabase, PgQueryResultHKT, PgTransaction } from "drizzle-orm/pg-core";
import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { schema } from "./schema";

type Schema = typeof schema;

/** Drizzle over either driver. */
export type Database = PgDatabase<PgQueryResultHKT, Schema>;

/** Inside a transaction only this handle may be used: the outer one would wait for it for ever. */
export type Transaction = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** A handle for repositories, which work inside and outside of a transaction. */
export type Queryable = Database | Transaction;

/** A frequent query: parsed and planned once a connection. `name` is unique in the whole backend. */
export type PreparedQuery = { name: string; text: string };

/** A value of a prepared query; arrays as PostgreSQL texts, "{1,2}". */
export type QueryValue = string | number;

/** Runs a prepared query. */
export type RunPrepared = <Row>(query: PreparedQuery, values: readonly QueryValue[]) => Promise<Row[]>;

/** The transaction of a write, which can run prepared queries too. */
export type WriteTransaction = Transaction & { runPrepared: RunPrepared };

/** One database, embedded or on a server. */
export type Connection = {
  kind: "embedded" | "server";
  /** The connections of this process to a server, and the calls that wait for one. */
  pool?: () => { open: number; idle: number; waiting: number };
  db: Database;
  runPrepared: RunPrepared;
  /** The same inside this transaction. */
  runPreparedIn(tx: Transaction): RunPrepared;
  /**
   * Calls back with each payload notified on the channel, by this process or another. `onGap` is called when
   * some may have been missed.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap: () => void): Promise<void>;
  /**
   * To call once people wait for answers: from then on, hanging queries are given up. Filling a new database
   * may take longer.
   */
  hurry(): void;
  /** A copy of all files of an embedded database, as they are between two queries. */
  dump?: () => Promise<Blob>;
  /** Runs a transaction that fills a new database, for which people wait as long as it takes. */
  unhurried(work: (tx: Transaction) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};
