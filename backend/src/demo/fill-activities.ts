import {
  DRAFT,
  type FestivalActivity,
  festivalActivityReviewers,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import { inquiryOwners, requestsOf } from "@coulisses/shared-domain/festival-event/inquiry";
import type { Transaction } from "../database/database";
import { rowOf } from "../festival-activities/writes/save-sheet";
import * as tables from "../database/schema/festival-activities";
import type { DemoFestival } from "./demo-festival";
import { insertAll } from "./insert-all";
import type { DemoActivity } from "./sheet-editor";

export async function fillActivities(
  tx: Transaction,
  { activities, gears }: Pick<DemoFestival, "activities" | "gears">,
): Promise<void> {
  const gearIds = new Map(gears.map(({ slug, id }) => [slug, id]));
  const sheets = activities.map(({ sheet }) => sheet);
  const perSheet = <Row>(rows: (fa: FestivalActivity) => Row[]) => sheets.flatMap(rows);

  await insertAll(
    tx,
    tables.festivalActivities,
    sheets.map((fa) => ({ id: fa.id, ...rowOf(fa) })),
  );
  await insertAll(
    tx,
    tables.festivalActivityTimeWindows,
    perSheet(({ id, general }) => general.timeWindows.map((window) => windowRow(id, window))),
  );
  await insertAll(
    tx,
    tables.festivalActivityContractors,
    perSheet(({ id, inCharge }) => inCharge.contractors.map((one) => ({ ...one, activityId: id }))),
  );
  await insertAll(
    tx,
    tables.festivalActivitySignages,
    perSheet(({ id, signa }) =>
      signa.signages.map(({ catalogItem, ...signage }) => ({
        ...signage,
        activityId: id,
        catalogItemId: catalogItem?.id ?? null,
      })),
    ),
  );
  await insertAll(
    tx,
    tables.festivalActivityElectricity,
    perSheet(({ id, supply }) => supply.electricity.map((one) => ({ ...one, activityId: id }))),
  );
  await insertAll(
    tx,
    tables.festivalActivityInquiryTimeWindows,
    perSheet(({ id, inquiry }) => inquiry.timeWindows.map((window) => windowRow(id, window))),
  );
  await insertAll(
    tx,
    tables.festivalActivityInquiryRequests,
    perSheet((fa) => requestRows(fa, gearIds)),
  );
  await insertAll(tx, tables.festivalActivityReviews, perSheet(reviewRows));
  await insertAll(
    tx,
    tables.festivalActivityFeedbacks,
    perSheet(({ id, feedbacks }) =>
      feedbacks.map(({ author, content, publishedAt }) => ({
        activityId: id,
        authorId: author.id,
        content,
        publishedAt: new Date(publishedAt),
      })),
    ),
  );
  await insertAll(tx, tables.festivalActivityHistory, activities.flatMap(historyRows));
}

function windowRow(activityId: number, { id, start, end }: { id: string; start: string; end: string }) {
  return { activityId, id, startAt: new Date(start), endAt: new Date(end) };
}

function requestRows({ id, inquiry }: FestivalActivity, gearIds: ReadonlyMap<string, number>) {
  return inquiryOwners.flatMap((owner) =>
    requestsOf(inquiry, owner).map(({ slug, quantity, drive = null }) => {
      const gearId = gearIds.get(slug);
      if (gearId === undefined) throw new Error(`The demo has no gear ${slug}`);
      return { activityId: id, owner, gearId, quantity, drive };
    }),
  );
}

function reviewRows(fa: FestivalActivity) {
  if (fa.status === DRAFT) return [];
  const { id, reviews } = fa;
  return festivalActivityReviewers.map((team) => ({ activityId: id, team, review: reviews[team] }));
}

function historyRows({ sheet, snapshots }: DemoActivity) {
  return snapshots.flatMap((snapshot) => {
    const event = snapshot.history.at(-1);
    if (!event) return [];
    const { action, by, at, description } = event;
    return [{ activityId: sheet.id, action, byId: by.id, at: new Date(at), description, snapshot }];
  });
}
