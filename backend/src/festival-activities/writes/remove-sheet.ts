import { eq, sql } from "drizzle-orm";
import { checkRemovable } from "@coulisses/shared-domain/festival-activity/create-and-remove";
import type { HotTransaction } from "../../database/database";
import { festivalActivities } from "../../database/schema/festival-activities";
import { lockSheet } from "./lock-sheet";
import { readSheet } from "./read-sheet";

/** The sheet leaves every list; its row stays, so that its number is never given again. */
export async function removeSheet(
  tx: HotTransaction,
  { id, expectedVersion }: { id: number; expectedVersion: number | undefined },
): Promise<void> {
  await lockSheet(tx, id, expectedVersion);
  checkRemovable(await readSheet(tx, id));
  await tx
    .update(festivalActivities)
    .set({ deletedAt: sql`now()`, version: sql`${festivalActivities.version} + 1` })
    .where(eq(festivalActivities.id, id));
}
