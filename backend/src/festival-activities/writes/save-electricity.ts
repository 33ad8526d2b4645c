import { and, eq } from "drizzle-orm";
import type { ElectricitySupply } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { Transaction } from "../../database/database";
import { festivalActivityElectricity as supplies } from "../../database/schema/festival-activities";
import { applyChanges, changesBetween } from "../../festival-events/writes/changes";

export function saveElectricity(
  tx: Transaction,
  activityId: number,
  before: readonly ElectricitySupply[],
  after: readonly ElectricitySupply[],
): Promise<void> {
  const one = ({ id }: ElectricitySupply) => and(eq(supplies.activityId, activityId), eq(supplies.id, id));
  return applyChanges(
    changesBetween(before, after, ({ id }) => id),
    {
      remove: (gone) => tx.delete(supplies).where(one(gone)),
      change: (old, next) => tx.update(supplies).set(next).where(one(old)),
      add: (come) => tx.insert(supplies).values({ activityId, ...come }),
    },
  );
}
