import { and, eq, isNull } from "drizzle-orm";
import { taskNotFound } from "@coulisses/shared-domain/festival-task/errors";
import { checkVersion } from "@coulisses/shared-domain/moved-on";
import type { Transaction } from "../../database/database";
import { festivalTasks } from "../../database/schema/festival-tasks";

/**
 * Keeps every other writer away from the sheet until the transaction ends.
 * `expected`: the version that the editor saw; none writes over whatever stands.
 */
export async function lockSheet(tx: Transaction, id: number, expected: number | undefined): Promise<void> {
  const [locked] = await tx
    .select({ version: festivalTasks.version })
    .from(festivalTasks)
    .where(and(eq(festivalTasks.id, id), isNull(festivalTasks.deletedAt)))
    .for("no key update");
  if (!locked) throw taskNotFound(id);
  checkVersion("sheet", locked.version, expected);
}
