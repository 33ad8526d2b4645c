import { and, eq } from "drizzle-orm";
import type { Signage } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { Transaction } from "../../database/database";
import { festivalActivitySignages as signages } from "../../database/schema/festival-activities";
import { applyChanges, changesBetween } from "../../festival-events/writes/changes";

export function saveSignages(
  tx: Transaction,
  activityId: number,
  before: readonly Signage[],
  after: readonly Signage[],
): Promise<void> {
  const one = ({ id }: Signage) => and(eq(signages.activityId, activityId), eq(signages.id, id));
  return applyChanges(
    changesBetween(before, after, ({ id }) => id),
    {
      remove: (gone) => tx.delete(signages).where(one(gone)),
      change: (old, next) => tx.update(signages).set(rowOf(next)).where(one(old)),
      add: (come) => tx.insert(signages).values({ activityId, ...rowOf(come) }),
    },
  );
}

function rowOf({ catalogItem, ...fields }: Signage) {
  return { ...fields, catalogItemId: catalogItem?.id ?? null };
}
