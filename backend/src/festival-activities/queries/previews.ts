import { historyDescriptions } from "@coulisses/shared-domain/festival-activity/labels";
import type { PreparedQuery } from "../../database/database";
import { identity } from "../../database/identity";
import { lastRefusal, live, reviewRequestsOf } from "../../festival-events/sql-fragments";

const fields = `'id', fa.id, 'name', fa.name, 'status', fa.status, 'adherent', ${identity("adherent")}, 'team', fa.team_code,
  'needSupply', coalesce(fa.water, '') <> '' or powered.activity_id is not null`;

/**
 * Reviews and supplies are gathered once for all sheets: sheet by sheet, a long list takes five times as
 * long.
 */
const previewsOf = (row: string, where: string) => `
select coalesce(json_agg(${row} order by fa.id), '[]')::text as body
from festival_activities fa
join users adherent on adherent.id = fa.adherent_id
left join (select distinct activity_id from festival_activity_electricity) powered on powered.activity_id = fa.id
left join (
  select activity_id, json_object_agg(team, review order by array_position(
    array['humain', 'matos', 'elec', 'barrieres', 'secu', 'signa', 'communication'], team)) as reviews
  from festival_activity_reviews group by activity_id) reviewed on reviewed.activity_id = fa.id
${where}`;

const row = `
  case when reviewed.reviews is null then json_build_object(${fields})
  else json_build_object(${fields}, 'reviews', reviewed.reviews) end`;

export const previewsQuery: PreparedQuery = {
  name: "festival-activities",
  text: previewsOf(row, `where ${live("fa")}`),
};

/** The archived ones of the edition $1. */
export const archivedPreviewsQuery: PreparedQuery = {
  name: "archived-festival-activities",
  text: previewsOf(row, "where fa.deleted_at is null and fa.archived_at is not null and fa.edition = $1"),
};

const history = "festival_activity_history";

/** Those that the person $1 is in charge of, with the reason of a refusal. */
export const myPreviewsQuery: PreparedQuery = {
  name: "my-festival-activities",
  text: previewsOf(
    `case when refusal.reason is null then ${row}
  else json_build_object(${fields}, 'reviews', reviewed.reviews, 'refusal', refusal.reason) end`,
    `left join lateral ${lastRefusal(history, {
      key: "activity_id",
      id: "fa.id",
      label: historyDescriptions.rejected(""),
    })} refusal on fa.status = 'REFUSED'
where ${live("fa")} and fa.adherent_id = $1`,
  ),
};

/** The last request for the review of each sheet. */
export const reviewRequestsQuery: PreparedQuery = {
  name: "festival-activity-review-requests",
  text: reviewRequestsOf("festival_activities", { history, key: "activity_id" }),
};
