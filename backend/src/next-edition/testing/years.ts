import { editionOf, editionPeriod } from "@coulisses/shared-domain/time/edition";
import type { Caller } from "../../testing/calls";
import type { Festival } from "../../testing/festival";

/** The edition of today. */
export const present = editionOf(new Date());

/** The first day of the festival of an edition: 255 days after its beginning, in spring. */
export const festivalOf = (edition: number) =>
  new Date(editionPeriod(edition).start.getTime() + 255 * 24 * 3_600_000).toISOString();

export const close = (admin: Caller, edition = present) =>
  admin.post(`/statistics/editions/${edition}/close`);
export const reopen = (admin: Caller, edition = present) => admin.post(`/editions/${edition}/reopen`);

export const dateFestival = (admin: Caller, start: string) =>
  admin.post("/configuration/eventDate", { value: { start } });

/** Closes the edition of today, whose festival was known, and dates that of the next. */
export async function turnTheYear({ as: { admin } }: Pick<Festival, "as">): Promise<void> {
  await dateFestival(admin, festivalOf(present));
  const closed = await close(admin);
  if (closed.status !== 201) throw new Error(closed.body);
  await dateFestival(admin, festivalOf(present + 1));
}
