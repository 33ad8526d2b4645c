import { and, eq, isNull } from "drizzle-orm";
import { activityNotFound } from "@coulisses/shared-domain/festival-activity/errors";
import { checkVersion } from "@coulisses/shared-domain/moved-on";
import type { Transaction } from "../../database/database";
import { festivalActivities } from "../../database/schema/festival-activities";

/**
 * Keeps every other writer away from the sheet until the transaction ends.
 * `expected`: the version that the editor saw; none writes over whatever stands.
 */
export async function lockSheet(tx: Transaction, id: number, expected: number | undefined): Promise<void> {
  const [locked] = await tx
    .select({ version: festivalActivities.version })
    .from(festivalActivities)
    .where(and(eq(festivalActivities.id, id), isNull(festivalActivities.deletedAt)))
    .for("update");
  if (!locked) throw activityNotFound(id);
  checkVersion("sheet", locked.version, expected);
}
