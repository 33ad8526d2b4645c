import { and, eq, inArray, sql } from "drizzle-orm";
import {
  type Inquiry,
  type InquiryRequest,
  inquiryOwners,
  requestsOf,
} from "@coulisses/shared-domain/festival-event/inquiry";
import type { Transaction } from "../../database/database";
import { gears } from "../../database/schema/catalogues";
import { festivalActivityInquiryRequests as requests } from "../../database/schema/festival-activities";
import { applyChanges, changesBetween } from "../../festival-events/writes/changes";

export async function saveRequests(
  tx: Transaction,
  activityId: number,
  before: Inquiry,
  after: Inquiry,
): Promise<void> {
  const gearOf = ({ slug }: InquiryRequest) =>
    tx.select({ id: gears.id }).from(gears).where(eq(gears.slug, slug));

  for (const owner of inquiryOwners) {
    const one = (request: InquiryRequest) =>
      and(
        eq(requests.activityId, activityId),
        eq(requests.owner, owner),
        inArray(requests.gearId, gearOf(request)),
      );
    const changes = changesBetween(requestsOf(before, owner), requestsOf(after, owner), ({ slug }) => slug);
    await applyChanges(changes, {
      remove: (gone) => tx.delete(requests).where(one(gone)),
      change: (old, { quantity, drive }) =>
        tx
          .update(requests)
          .set({ quantity, drive: drive ?? null })
          .where(one(old)),
      add: (come) =>
        tx.insert(requests).values({
          activityId,
          owner,
          gearId: sql`(${gearOf(come)})`,
          quantity: come.quantity,
          drive: come.drive ?? null,
        }),
    });
  }
}
