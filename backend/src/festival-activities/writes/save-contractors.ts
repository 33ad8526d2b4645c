import { and, eq } from "drizzle-orm";
import type { Contractor } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { Transaction } from "../../database/database";
import { festivalActivityContractors as contractors } from "../../database/schema/festival-activities";
import { applyChanges, changesBetween } from "../../festival-events/writes/changes";

export function saveContractors(
  tx: Transaction,
  activityId: number,
  before: readonly Contractor[],
  after: readonly Contractor[],
): Promise<void> {
  const one = ({ id }: Contractor) => and(eq(contractors.activityId, activityId), eq(contractors.id, id));
  return applyChanges(
    changesBetween(before, after, ({ id }) => id),
    {
      remove: (gone) => tx.delete(contractors).where(one(gone)),
      change: (old, next) => tx.update(contractors).set(next).where(one(old)),
      add: (come) => tx.insert(contractors).values({ activityId, ...come }),
    },
  );
}
