import {
  type FestivalActivity,
  festivalActivityReviewers,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import { historyDescriptions } from "@coulisses/shared-domain/festival-activity/labels";
import { ofName } from "@coulisses/shared-domain/french/of-name";
import { groupedBy } from "@coulisses/shared-domain/proposal/outcome";
import { longestWindow } from "@coulisses/shared-domain/time/longest-period";
import * as tables from "../../database/schema/festival-activities";
import { rowsFor, type TableRows } from "../area";
import { asItIs } from "../form-problems";
import type { Catalogues } from "../gear/gear";
import type { Numbering } from "../numbering";
import type { PeerTables } from "../peer";
import type { Report } from "../report";
import { activityRow } from "./activities";
import { activityRequests, contractors, electricity, signages } from "./activity-parts";
import { type ActivityState, activityState } from "./activity-state";
import { importedComments, importedHistory, REASON_UNKNOWN } from "./events";
import { importedPeriods } from "./periods";
import { sizeProblems } from "./sheet-sizes";
import { activityName, sheetsBy } from "./sheets-told";

const texts = {
  CREATED: historyDescriptions.created,
  READY_TO_REVIEW: historyDescriptions.readyToReview,
  APPROVED: historyDescriptions.approved,
  REJECTED: historyDescriptions.rejected(REASON_UNKNOWN),
};

/** Activities with all their parts. */
export function importActivities(
  peer: PeerTables,
  { ids, report, catalogues }: { ids: Numbering; report: Report; catalogues: Catalogues },
): TableRows[] {
  const sheets = sheetsBy(peer.festival_activity, activityName);
  const told = { report, sheets, catalogues };
  const parts = partsOf(peer);
  const states = new Map(
    peer.festival_activity.map((activity) => [
      activity.id,
      activityState({ activity, ...parts(activity.id) }),
    ]),
  );
  const windowsOf = (
    table: "festival_activity_time_window_general" | "festival_activity_time_window_inquiry",
  ) =>
    importedPeriods(peer[table].map(withSheetId), {
      report,
      sheets,
      table,
      part: table === "festival_activity_time_window_general" ? "créneau" : "créneau matos",
      longest: longestWindow,
    }).map(({ sheetId: activityId, ourId: id, start, end }) => ({
      activityId,
      id,
      startAt: start,
      endAt: end,
    }));
  const comments = importedComments(
    peer.festival_activity_feedback.map(withSheetId),
    { report, sheets, table: "festival_activity_feedback" },
    ids,
  );
  const events = importedHistory<keyof typeof texts, FestivalActivity>(
    peer.festival_activity_history.map(({ fa_id: sheetId, instigatorId: by, ...event }) => ({
      ...event,
      sheetId,
      by,
    })),
    { report, sheets, table: "festival_activity_history", texts, isOnce: true },
    ids,
  );

  return [
    rowsFor(
      tables.festivalActivities,
      peer.festival_activity.map((activity) => {
        const note = (why: string) => {
          report.noted("festival_activity", { key: activity.id, name: activityName(activity) }, why);
        };
        const tooMany = sizeProblems(parts(activity.id).counts);
        if (tooMany.length > 0) note(asItIs(tooMany));
        return activityRow(activity, states.get(activity.id) ?? { status: "DRAFT" }, { ids, note });
      }),
    ),
    rowsFor(tables.festivalActivityTimeWindows, windowsOf("festival_activity_time_window_general")),
    rowsFor(tables.festivalActivityInquiryTimeWindows, windowsOf("festival_activity_time_window_inquiry")),
    rowsFor(tables.festivalActivityContractors, contractors(peer, told)),
    rowsFor(tables.festivalActivitySignages, signages(peer, told)),
    rowsFor(tables.festivalActivityElectricity, electricity(peer, told)),
    rowsFor(tables.festivalActivityInquiryRequests, activityRequests(peer, told)),
    rowsFor(tables.festivalActivityReviews, reviewRows(peer, states, report)),
    rowsFor(tables.festivalActivityFeedbacks, comments.map(withActivityId)),
    rowsFor(tables.festivalActivityHistory, events.map(withActivityId)),
  ];
}

const withSheetId = <Row extends { fa_id: number }>({ fa_id: sheetId, ...row }: Row) => ({ ...row, sheetId });
const withActivityId = <Row extends { sheetId: number }>({ sheetId: activityId, ...row }: Row) => ({
  ...row,
  activityId,
});

/** The peer's parts of each activity, gathered once for all. */
function partsOf(peer: PeerTables) {
  const ofActivity = <Row extends { fa_id: number }>(rows: readonly Row[]) => {
    const byId = groupedBy(rows, ({ fa_id }) => fa_id);
    return (id: number) => byId.get(id) ?? [];
  };
  const windows = ofActivity(peer.festival_activity_time_window_general);
  const inquiryWindows = ofActivity(peer.festival_activity_time_window_inquiry);
  const requests = ofActivity(peer.festival_activity_inquiry_request);
  const reviews = ofActivity(peer.festival_activity_review);
  const contractorRows = ofActivity(peer.contractor);
  const signs = ofActivity(peer.festival_activity_signage);
  const devices = groupedBy(
    peer.festival_activity_electricity_supply,
    ({ festival_supply_id }) => festival_supply_id,
  );
  const comments = ofActivity(peer.festival_activity_feedback);
  return (id: number) => ({
    windows: windows(id),
    inquiryWindows: inquiryWindows(id),
    requests: requests(id),
    reviews: reviews(id),
    counts: {
      timeWindows: Math.max(windows(id).length, inquiryWindows(id).length),
      contractors: contractorRows(id).length,
      signages: signs(id).length,
      electricity: devices.get(id)?.length ?? 0,
      requests: requests(id).length,
      feedbacks: comments(id).length,
    },
  });
}

/** The reviews of sheets that have left the draft; those of a draft are out. */
function reviewRows(peer: PeerTables, states: ReadonlyMap<number, ActivityState>, report: Report) {
  const names = new Map(peer.festival_activity.map((activity) => [activity.id, activityName(activity)]));
  for (const { fa_id: id, team } of peer.festival_activity_review) {
    if (states.get(id)?.reviews) continue;
    const row = { key: `${String(id)}/${team}`, name: `${names.get(id) ?? ""}, relecture ${ofName(team)}` };
    report.out("festival_activity_review", row, "Une fiche en brouillon n'a pas de relecture");
  }
  return [...states].flatMap(([activityId, { reviews }]) =>
    reviews ? festivalActivityReviewers.map((team) => ({ activityId, team, review: reviews[team] })) : [],
  );
}
