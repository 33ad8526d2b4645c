import type { PGlite } from "@electric-sql/pglite";
import { escapeIdentifier, escapeLiteral } from "pg";
import type { RunPrepared, PreparedQuery, QueryValue, Transaction } from "../database";

type Session = Pick<PGlite, "exec">;

/**
 * The embedded database parses and plans a query each time, which costs a sheet four times its reading: here
 * each is prepared once, then only executed.
 */
export function preparedQueriesOn(postgres: PGlite): {
  runPrepared: RunPrepared;
  runPreparedIn: (tx: Transaction) => RunPrepared;
} {
  // Two sets: preparing outside a transaction waits for it to end, so the transaction must not wait for that.
  const [outside, inside] = [preparedOnce(""), preparedOnce(" in a transaction")];
  return {
    runPrepared: outside(postgres),
    // The drizzle session of this transaction; it has no public name.
    runPreparedIn: (tx) => inside((tx._.session as unknown as { client: Session }).client),
  };
}

function preparedOnce(suffix: string): (session: Session) => RunPrepared {
  const prepared = new Map<string, Promise<unknown>>();

  function prepare(session: Session, name: string, { text }: PreparedQuery): Promise<unknown> {
    const preparation = prepared.get(name);
    if (preparation) return preparation;
    const preparing = session.exec(`prepare ${name} as ${text}`);
    prepared.set(name, preparing);
    preparing.catch(() => prepared.delete(name));
    return preparing;
  }

  return (session) =>
    async <Row>(query: PreparedQuery, values: readonly QueryValue[]) => {
      const name = escapeIdentifier(query.name + suffix);
      await prepare(session, name, query);
      const parameters = values.length === 0 ? "" : `(${values.map(literal).join(", ")})`;
      const [result] = await session.exec(`execute ${name}${parameters}`);
      return (result?.rows ?? []) as Row[];
    };
}

/** EXECUTE takes no bound values. */
function literal(value: QueryValue): string {
  return typeof value === "number" ? String(value) : escapeLiteral(value);
}
