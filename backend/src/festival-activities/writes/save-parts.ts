import { and, eq, inArray, sql } from "drizzle-orm";
import type {
  Contractor,
  ElectricitySupply,
  Signage,
  TimeWindow,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import {
  type Inquiry,
  type InquiryRequest,
  inquiryOwners,
  requestsOf,
} from "@coulisses/shared-domain/festival-event/inquiry";
import type { Transaction } from "../../database/database";
import { gears } from "../../database/schema/catalogues";
import {
  festivalActivityContractors as contractors,
  festivalActivityElectricity as supplies,
  festivalActivityInquiryRequests as requests,
  festivalActivityInquiryTimeWindows,
  festivalActivitySignages as signages,
  festivalActivityTimeWindows,
} from "../../database/schema/festival-activities";
import { applyChanges, changesBetween } from "../../festival-events/list-changes";

/** Saves the parts that a rule added, changed or removed in one list of the sheet. */
type SaveParts<Part> = (
  tx: Transaction,
  activityId: number,
  before: readonly Part[],
  after: readonly Part[],
) => Promise<void>;

const byId = <Part extends { id: string | number }>({ id }: Part) => id;

type WindowTable = typeof festivalActivityTimeWindows | typeof festivalActivityInquiryTimeWindows;

const saveWindowsIn =
  (windows: WindowTable): SaveParts<TimeWindow> =>
  (tx, activityId, before, after) => {
    const one = ({ id }: TimeWindow) => and(eq(windows.activityId, activityId), eq(windows.id, id));
    const rowOf = ({ id, start, end }: TimeWindow) => ({
      id,
      startAt: new Date(start),
      endAt: new Date(end),
    });
    return applyChanges(changesBetween(before, after, byId), {
      remove: (old) => tx.delete(windows).where(one(old)),
      change: (old, next) => tx.update(windows).set(rowOf(next)).where(one(old)),
      add: (next) => tx.insert(windows).values({ activityId, ...rowOf(next) }),
    });
  };

export const saveTimeWindows = saveWindowsIn(festivalActivityTimeWindows);
export const saveInquiryTimeWindows = saveWindowsIn(festivalActivityInquiryTimeWindows);

export const saveContractors: SaveParts<Contractor> = (tx, activityId, before, after) => {
  const one = ({ id }: Contractor) => and(eq(contractors.activityId, activityId), eq(contractors.id, id));
  return applyChanges(changesBetween(before, after, byId), {
    remove: (old) => tx.delete(contractors).where(one(old)),
    change: (old, next) => tx.update(contractors).set(next).where(one(old)),
    add: (next) => tx.insert(contractors).values({ activityId, ...next }),
  });
};

export const saveElectricity: SaveParts<ElectricitySupply> = (tx, activityId, before, after) => {
  const one = ({ id }: ElectricitySupply) => and(eq(supplies.activityId, activityId), eq(supplies.id, id));
  return applyChanges(changesBetween(before, after, byId), {
    remove: (old) => tx.delete(supplies).where(one(old)),
    change: (old, next) => tx.update(supplies).set(next).where(one(old)),
    add: (next) => tx.insert(supplies).values({ activityId, ...next }),
  });
};

export const saveSignages: SaveParts<Signage> = (tx, activityId, before, after) => {
  const one = ({ id }: Signage) => and(eq(signages.activityId, activityId), eq(signages.id, id));
  const rowOf = ({ catalogItem, ...fields }: Signage) => ({
    ...fields,
    catalogItemId: catalogItem?.id ?? null,
  });
  return applyChanges(changesBetween(before, after, byId), {
    remove: (old) => tx.delete(signages).where(one(old)),
    change: (old, next) => tx.update(signages).set(rowOf(next)).where(one(old)),
    add: (next) => tx.insert(signages).values({ activityId, ...rowOf(next) }),
  });
};

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
      remove: (old) => tx.delete(requests).where(one(old)),
      change: (old, { quantity, drive = null }) =>
        tx.update(requests).set({ quantity, drive }).where(one(old)),
      add: (request) =>
        tx.insert(requests).values({
          activityId,
          owner,
          gearId: sql`(${gearOf(request)})`,
          quantity: request.quantity,
          drive: request.drive ?? null,
        }),
    });
  }
}
