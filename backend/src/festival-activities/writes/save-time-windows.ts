import { and, eq } from "drizzle-orm";
import type { TimeWindow } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { Transaction } from "../../database/database";
import {
  festivalActivityInquiryTimeWindows,
  festivalActivityTimeWindows,
} from "../../database/schema/festival-activities";
import { applyChanges, changesBetween } from "../../festival-events/writes/changes";

type WindowTable = typeof festivalActivityTimeWindows | typeof festivalActivityInquiryTimeWindows;

const saveWindowsIn =
  (windows: WindowTable) =>
  (
    tx: Transaction,
    activityId: number,
    before: readonly TimeWindow[],
    after: readonly TimeWindow[],
  ): Promise<void> => {
    const one = ({ id }: TimeWindow) => and(eq(windows.activityId, activityId), eq(windows.id, id));
    return applyChanges(
      changesBetween(before, after, ({ id }) => id),
      {
        remove: (gone) => tx.delete(windows).where(one(gone)),
        change: (old, next) => tx.update(windows).set(rowOf(next)).where(one(old)),
        add: (come) => tx.insert(windows).values({ activityId, ...rowOf(come) }),
      },
    );
  };

export const saveTimeWindows = saveWindowsIn(festivalActivityTimeWindows);
export const saveInquiryTimeWindows = saveWindowsIn(festivalActivityInquiryTimeWindows);

function rowOf({ id, start, end }: TimeWindow) {
  return { id, startAt: new Date(start), endAt: new Date(end) };
}
