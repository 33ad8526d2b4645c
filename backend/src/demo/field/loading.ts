import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { DRAFT } from "@coulisses/shared-domain/festival-event/review";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import type { LoadingWay } from "@coulisses/shared-domain/loading/loading";
import { isApprovedRequest } from "@coulisses/shared-domain/loading/loading";
import { ofHours } from "@coulisses/shared-domain/time/duration";
import { createPeriod, mergeAll, type Period } from "@coulisses/shared-domain/time/period";
import type { Transaction } from "../../database/database";
import { loadingMarks } from "../../database/schema/loading";
import type { DemoGear } from "../catalogues/gear-catalogue";
import { insertAll } from "../insert-all";
import { type Random, uuidFrom } from "../random";

export type DemoLoadingMark = typeof loadingMarks.$inferInsert;

/** How many requests of the festival are in the van already. */
const LOADED_AHEAD = 14;
/** One of them asked for fewer when it was loaded. */
const CHANGED = 3;

type Loaded = {
  sheet: { activityId: number } | { taskId: number };
  slug: string;
  quantity: number;
  period: Period;
};

/** The first trip of each request of an activity that matos has approved. */
function approvedOf(fa: FestivalActivity): Loaded[] {
  const review = fa.status === DRAFT ? null : fa.reviews.matos;
  const [period] = mergeAll(fa.inquiry.timeWindows.map(createPeriod));
  if (!isApprovedRequest({ status: fa.status, review }) || !period) return [];
  return fa.inquiry.gears
    .filter(({ isConsumable }) => !isConsumable)
    .map(({ slug, quantity }) => ({ sheet: { activityId: fa.id }, slug, quantity, period }));
}

/** Ticks of what is in the van ahead of time, and of an errand that brought back half of its gear. */
export function buildLoadingMarks(
  random: Random,
  {
    now,
    activities,
    errand,
    gears,
    by,
  }: {
    now: Date;
    activities: readonly FestivalActivity[];
    errand: FestivalTask;
    gears: readonly DemoGear[];
    by: number;
  },
): DemoLoadingMark[] {
  const idOf = new Map(gears.map(({ slug, id }) => [slug, id]));
  const markOf = (
    { sheet, slug, quantity, period }: Loaded,
    way: LoadingWay,
    notedAt: Date,
  ): DemoLoadingMark => ({
    id: uuidFrom(random),
    ...sheet,
    gearId: idOf.get(slug) ?? 0,
    quantity,
    startAt: period.start,
    endAt: period.end,
    way,
    isDone: true,
    notedAt,
    notedBy: by,
  });
  const before = (hours: number) => new Date(now.getTime() - ofHours(hours));
  const ahead = activities.flatMap(approvedOf).slice(0, LOADED_AHEAD);
  const [period] = errand.mobilizations.map(createPeriod);
  const lent: Loaded[] = period
    ? errand.inquiries.map(({ slug, quantity }) => ({ sheet: { taskId: errand.id }, slug, quantity, period }))
    : [];
  return [
    ...ahead.map((one, rank) =>
      markOf({ ...one, quantity: one.quantity + Number(rank === CHANGED) }, "OUT", before(3)),
    ),
    ...lent.map((one) => markOf(one, "OUT", before(25))),
    ...lent.slice(0, lent.length / 2).map((one) => markOf(one, "BACK", before(19))),
  ];
}

export const fillLoadingMarks = (tx: Transaction, marks: readonly DemoLoadingMark[]): Promise<void> =>
  insertAll(tx, loadingMarks, [...marks]);
