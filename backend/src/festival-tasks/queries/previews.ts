import { historyDescriptions } from "@coulisses/shared-domain/festival-task/labels";
import type { PreparedQuery } from "../../database/database";
import { identity } from "../../database/identity";
import { lastRefusal, live, reviewRequests, reviewRequestsOf } from "../../festival-events/sql-fragments";

/** The reviews of the rows `row`, in the order in which they are shown. */
export const reviewsOf = (row: string) => `json_object_agg(${row}.team, ${row}.review
    order by array_position(array['humain', 'matos', 'elec'], ${row}.team))`;

const fields = `'id', ft.id, 'name', ft.name, 'status', ft.status, 'administrator', ${identity("administrator")},
    'team', ft.team_code`;

/** Reviews are gathered once for all sheets. */
const previewsOf = (row: string, where: string) => `
select coalesce(json_agg(${row} order by ft.id), '[]')::text as body
from festival_tasks ft
join users administrator on administrator.id = ft.administrator_id
left join users reviewer on reviewer.id = ft.reviewer_id
left join (
  select review.task_id, ${reviewsOf("review")} as reviews
  from festival_task_reviews review group by review.task_id) reviewed on reviewed.task_id = ft.id
${where}`;

const reviewedFields = `${fields}, 'reviews', reviewed.reviews, 'reviewer', ${identity("reviewer")}`;
const row = `
  case when reviewed.reviews is null then json_build_object(${fields})
  else json_build_object(${reviewedFields}) end`;

export const previewsQuery: PreparedQuery = {
  name: "festival-tasks",
  text: previewsOf(row, `where ${live("ft")}`),
};

/** Those of the activity $1. */
export const previewsOfActivityQuery: PreparedQuery = {
  name: "festival-tasks-of-activity",
  text: previewsOf(row, "where ft.deleted_at is null and ft.festival_activity_id = $1"),
};

/** The archived ones of the edition $1. */
export const archivedPreviewsQuery: PreparedQuery = {
  name: "archived-festival-tasks",
  text: previewsOf(row, "where ft.deleted_at is null and ft.archived_at is not null and ft.edition = $1"),
};

const history = "festival_task_history";

/** Those that the person $1 administers, with the reason of a refusal. */
export const myPreviewsQuery: PreparedQuery = {
  name: "my-festival-tasks",
  text: previewsOf(
    `case when refusal.reason is null then ${row}
  else json_build_object(${reviewedFields}, 'refusal', refusal.reason) end`,
    `left join lateral ${lastRefusal(history, {
      key: "task_id",
      id: "ft.id",
      label: historyDescriptions.rejected(""),
    })} refusal on ft.status = 'REFUSED'
where ${live("ft")} and ft.administrator_id = $1`,
  ),
};

/** The last request for the review of each sheet. */
export const reviewRequestsQuery: PreparedQuery = {
  name: "festival-task-review-requests",
  text: reviewRequestsOf("festival_tasks", { history, key: "task_id" }),
};

/** The number of refused sheets that the person $1 administers. */
export const refusalsCountQuery: PreparedQuery = {
  name: "my-festival-task-refusals",
  text: `
select count(*)::text as body from festival_tasks
where ${live("festival_tasks")} and status = 'REFUSED' and administrator_id = $1`,
};

/**
 * The number of sheets whose review by the team $1 is still to be given. The humain team shares its reviews out:
 * those of the person $2 alone count.
 */
export const toReviewCountQuery: PreparedQuery = {
  name: "festival-tasks-to-review",
  text: `
select count(*)::text as body from festival_task_reviews review
join festival_tasks ft on ft.id = review.task_id
where ${live("ft")} and review.team = $1 and review.review = 'REVIEWING'
  and (review.team <> 'humain' or ft.reviewer_id = $2)`,
};

/** Since when the oldest of those sheets waits. */
export const toReviewOldestQuery: PreparedQuery = {
  name: "festival-tasks-to-review-oldest",
  text: `
select coalesce(to_json(iso_instant(min(asked.asked_at))), 'null')::text as body from festival_task_reviews review
join festival_tasks ft on ft.id = review.task_id
join ${reviewRequests(history, "task_id")} asked on asked.task_id = ft.id
where ${live("ft")} and review.team = $1 and review.review = 'REVIEWING'
  and (review.team <> 'humain' or ft.reviewer_id = $2)`,
};

/** The team and status of each task, for STAT-1. */
export const teamsAndStatusesQuery: PreparedQuery = {
  name: "festival-task-statuses",
  text: `
select team_code as team, status from festival_tasks where ${live("festival_tasks")}`,
};
