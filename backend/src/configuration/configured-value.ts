import { eq } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { configurations } from "../database/schema/configuration";

/** What a key holds; undefined while nobody has set it. */
export async function configuredValue(db: Queryable, key: string): Promise<unknown> {
  const entry = await db.query.configurations.findFirst({ where: eq(configurations.key, key) });
  return entry?.value;
}
