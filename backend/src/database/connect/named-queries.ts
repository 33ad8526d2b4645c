import type { RunPrepared, Transaction } from "../database";
import { rowsOf } from "../driver";

/** On a server the driver prepares what has a name, once for each of its connections. */
export function namedQueriesIn(tx: Transaction): RunPrepared {
  return async <Row>({ name, text }: { name: string; text: string }, values: readonly unknown[]) => {
    const query = tx._.session.prepareQuery({ sql: text, params: [...values] }, undefined, name, false);
    return rowsOf<Row>(await query.execute());
  };
}
