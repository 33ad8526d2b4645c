import type { PreparedQuery } from "../../database/database";
import { identity } from "../../database/identity";

/** The reviews of the rows `row`, in the order in which they are shown. */
export const reviewsOf = (row: string) => `json_object_agg(${row}.team, ${row}.review
    order by array_position(array['humain', 'matos', 'elec'], ${row}.team))`;

const fields = `'id', ft.id, 'name', ft.name, 'status', ft.status, 'administrator', ${identity("administrator")},
    'team', ft.team_code`;

/** Reviews are gathered once for all sheets. */
const previewsWhere = (name: string, condition: string): PreparedQuery => ({
  name,
  text: `
select coalesce(json_agg(
  case when reviewed.reviews is null then json_build_object(${fields})
  else json_build_object(${fields}, 'reviews', reviewed.reviews, 'reviewer', ${identity("reviewer")}) end
  order by ft.id), '[]')::text as body
from festival_tasks ft
join users administrator on administrator.id = ft.administrator_id
left join users reviewer on reviewer.id = ft.reviewer_id
left join (
  select review.task_id, ${reviewsOf("review")} as reviews
  from festival_task_reviews review group by review.task_id) reviewed on reviewed.task_id = ft.id
where ft.deleted_at is null and ${condition}`,
});

export const previewsQuery = previewsWhere("festival-tasks", "true");

/** Those that the person $1 administers. */
export const myPreviewsQuery = previewsWhere("my-festival-tasks", "ft.administrator_id = $1");

/** The number of refused sheets that the person $1 administers. */
export const refusalsCountQuery: PreparedQuery = {
  name: "my-festival-task-refusals",
  text: `
select count(*)::text as body from festival_tasks
where deleted_at is null and status = 'REFUSED' and administrator_id = $1`,
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
where ft.deleted_at is null and review.team = $1 and review.review = 'REVIEWING'
  and (review.team <> 'humain' or ft.reviewer_id = $2)`,
};

/** The team and status of each task, for STAT-1. */
export const teamsAndStatusesQuery: PreparedQuery = {
  name: "festival-task-statuses",
  text: `
select team_code as team, status from festival_tasks where deleted_at is null`,
};
