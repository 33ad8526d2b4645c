import type { PGlite } from "@electric-sql/pglite";
import { escapeIdentifier, escapeLiteral } from "pg";
import type { Connection, HotQuery, HotValue } from "./database";

/**
 * The embedded database's own queries are parsed and planned each time, which costs a sheet four times its reading:
 * here each is prepared once, then only executed.
 */
export function preparedQueriesOn(postgres: PGlite): Connection["hot"] {
  const prepared = new Map<string, Promise<unknown>>();

  function prepare({ name, text }: HotQuery): Promise<unknown> {
    const known = prepared.get(name);
    if (known) return known;
    const preparing = postgres.exec(`prepare ${escapeIdentifier(name)} as ${text}`);
    prepared.set(name, preparing);
    preparing.catch(() => prepared.delete(name));
    return preparing;
  }

  return async <Row>(query: HotQuery, values: readonly HotValue[]) => {
    await prepare(query);
    const given = values.length === 0 ? "" : `(${values.map(literal).join(", ")})`;
    const [result] = await postgres.exec(`execute ${escapeIdentifier(query.name)}${given}`);
    return (result?.rows ?? []) as Row[];
  };
}

/** EXECUTE takes no bound values. */
function literal(value: HotValue): string {
  return typeof value === "number" ? String(value) : escapeLiteral(value);
}
