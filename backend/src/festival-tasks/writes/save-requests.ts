import { and, eq, inArray, sql } from "drizzle-orm";
import type { InquiryRequest } from "@coulisses/shared-domain/festival-event/inquiry";
import type { Transaction } from "../../database/database";
import { gears } from "../../database/schema/catalogues";
import { festivalTaskInquiryRequests as requests } from "../../database/schema/festival-tasks";
import { applyChanges, changesBetween } from "../../festival-events/writes/changes";

export function saveRequests(
  tx: Transaction,
  taskId: number,
  before: readonly InquiryRequest[],
  after: readonly InquiryRequest[],
): Promise<void> {
  const gearOf = ({ slug }: InquiryRequest) =>
    tx.select({ id: gears.id }).from(gears).where(eq(gears.slug, slug));
  const one = (request: InquiryRequest) =>
    and(eq(requests.taskId, taskId), inArray(requests.gearId, gearOf(request)));

  return applyChanges(
    changesBetween(before, after, ({ slug }) => slug),
    {
      remove: (gone) => tx.delete(requests).where(one(gone)),
      change: (old, { quantity, drive = null }) =>
        tx.update(requests).set({ quantity, drive }).where(one(old)),
      add: (come) =>
        tx.insert(requests).values({
          taskId,
          gearId: sql`(${gearOf(come)})`,
          quantity: come.quantity,
          drive: come.drive ?? null,
        }),
    },
  );
}
