import { eq } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { configurations } from "../database/schema/configuration";

/** Value of a key; undefined when none is set. */
export async function configuredValue(db: Queryable, key: string): Promise<unknown> {
  const entry = await db.query.configurations.findFirst({ where: eq(configurations.key, key) });
  return entry?.value;
}
