import { eq, sql } from "drizzle-orm";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { checkRemovable } from "@coulisses/shared-domain/festival-task/create-and-remove";
import type { HotTransaction } from "../../database/database";
import { festivalTasks } from "../../database/schema/festival-tasks";
import { lockSheet } from "./lock-sheet";
import { readSheet } from "./read-sheet";

/** The sheet leaves every list; its row stays, so that its number is never given again. */
export async function removeSheet(
  tx: HotTransaction,
  { id, expectedVersion }: { id: number; expectedVersion: number | undefined },
): Promise<FestivalTask> {
  await lockSheet(tx, id, expectedVersion);
  const ft = await readSheet(tx, id);
  checkRemovable(ft);
  await tx
    .update(festivalTasks)
    .set({ deletedAt: sql`now()`, version: sql`${festivalTasks.version} + 1` })
    .where(eq(festivalTasks.id, id));
  return ft;
}
