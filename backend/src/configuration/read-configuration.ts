import { eq, ne } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { configurations } from "../database/schema/configuration";
import { LEAFLET_KEY } from "@coulisses/shared-domain/configuration/configuration-key";

/** The version of a key without value. */
export const UNSET = 0;

/** The keys that are set, by name; the leaflet's texts are too heavy for the list. */
export function listConfiguration(db: Queryable) {
  return db
    .select()
    .from(configurations)
    .where(ne(configurations.key, LEAFLET_KEY))
    .orderBy(configurations.key);
}

/** A key with its value; `null` of version 0 while nobody has set it. */
export async function readConfiguration(db: Queryable, key: string) {
  const entry = await db.query.configurations.findFirst({ where: eq(configurations.key, key) });
  return entry ?? { key, value: null, version: UNSET };
}
