import { eventDateSchema } from "@coulisses/shared-domain/contract/configuration";
import type { DatedEdition } from "@coulisses/shared-domain/next-edition/restart-dates";
import { eq } from "drizzle-orm";
import { configuredValue } from "../configuration/festival-configuration";
import type { Queryable } from "../database/database";
import { closedEditions } from "../database/schema/editions";

/** The first day of the festival in the configuration; null while none is set. */
export async function festivalStart(db: Queryable): Promise<string | null> {
  const { data } = eventDateSchema.safeParse(await configuredValue(db, "eventDate"));
  return data ? new Date(data.start).toISOString() : null;
}

/** A closed edition with the first day of its festival, if it was known when it was closed. */
export async function datedEdition(db: Queryable, edition: number): Promise<DatedEdition> {
  const [row] = await db
    .select({ start: closedEditions.festivalStart })
    .from(closedEditions)
    .where(eq(closedEditions.edition, edition));
  return { edition, start: row?.start?.toISOString() ?? null };
}
