import type { LogisticSearch } from "@coulisses/shared-domain/contract/activity-dashboards";
import { slugOf } from "@coulisses/shared-domain/slug";
import type { PreparedQuery } from "../../database/database";
import { live, reviewRequests, timeWindows } from "../../festival-events/sql-fragments";

const windows = timeWindows("festival_activity_time_windows");

/** The team and status of each activity, for STAT-1. */
export const teamsAndStatusesQuery: PreparedQuery = {
  name: "festival-activity-statuses",
  text: `
select team_code as team, status from festival_activities where ${live("festival_activities")}`,
};

/** The number of refused sheets that the person $1 is in charge of. */
export const refusalsCountQuery: PreparedQuery = {
  name: "my-festival-activity-refusals",
  text: `
select count(*)::text as body from festival_activities
where ${live("festival_activities")} and status = 'REFUSED' and adherent_id = $1`,
};

/** The number of sheets whose review by the team $1 is still to be given. */
export const toReviewCountQuery: PreparedQuery = {
  name: "festival-activities-to-review",
  text: `
select count(*)::text as body from festival_activity_reviews review
join festival_activities fa on fa.id = review.activity_id
where ${live("fa")} and review.team = $1 and review.review = 'REVIEWING'`,
};

/** Since when the oldest of those sheets waits. */
export const toReviewOldestQuery: PreparedQuery = {
  name: "festival-activities-to-review-oldest",
  text: `
select coalesce(to_json(iso_instant(min(asked.asked_at))), 'null')::text as body
from festival_activity_reviews review
join festival_activities fa on fa.id = review.activity_id
join ${reviewRequests("festival_activity_history", "activity_id")} asked on asked.activity_id = fa.id
where ${live("fa")} and review.team = $1 and review.review = 'REVIEWING'`,
};

/** Sheets with a need of security that the security team has approved. */
export const forSecurityQuery: PreparedQuery = {
  name: "festival-activities-for-security",
  text: `
select coalesce(json_agg(json_build_object('id', fa.id, 'name', fa.name, 'status', fa.status, 'team', fa.team_code,
  'timeWindows', ${windows}, 'specialNeed', fa.special_need, 'freePass', fa.free_pass) order by fa.id), '[]')::text as body
from festival_activities fa
where ${live("fa")} and (fa.special_need is not null or fa.free_pass > 0)
  and exists (select from festival_activity_reviews review
    where review.activity_id = fa.id and review.team = 'secu' and review.review = 'APPROVED')`,
};

/** Every activity to publish, drafts included. */
export const forCommunicationQuery: PreparedQuery = {
  name: "festival-activities-for-communication",
  text: `
select coalesce(json_agg(json_build_object('id', fa.id, 'name', fa.name, 'status', fa.status, 'timeWindows', ${windows},
  'description', fa.description, 'photoLink', fa.photo_link, 'isFlagship', fa.is_flagship,
  'categories', to_json(fa.categories)) order by fa.id), '[]')::text as body
from festival_activities fa where ${live("fa")} and fa.to_publish`,
};

/** One line a signage of the sheets that have left the draft. */
export const forSignaQuery: PreparedQuery = {
  name: "festival-activities-for-signa",
  text: `
select fa.id, fa.name, fa.status, team.name as team, place.name as location, item.name as "catalogItem",
  s.type, s.quantity, s.text, s.size, s.comment
from festival_activities fa
join festival_activity_signages s on s.activity_id = fa.id
left join teams team on team.code = fa.team_code
left join locations place on place.id = fa.location_id
left join signages item on item.id = s.catalog_item_id
where ${live("fa")} and fa.status <> 'DRAFT'
order by fa.id, s.rank`,
};

const asksFor = `exists (
  select from festival_activity_inquiry_requests r
  join gears g on g.id = r.gear_id left join gear_categories c on c.id = g.category_id
  where r.activity_id = fa.id
    and strpos(g.slug, $1) > 0 and strpos(coalesce(c.path, ''), $2) > 0
    and strpos(lower(coalesce(c.owner_code, '')), $3) > 0 and strpos(lower(coalesce(r.drive, '')), $4) > 0)`;

const requests = `(
  select json_agg(json_strip_nulls(json_build_object('slug', g.slug, 'name', g.name, 'quantity', r.quantity,
    'category', c.name, 'owner', owner.name, 'drive', r.drive,
    'isPonctualUsage', g.is_ponctual_usage, 'isConsumable', g.is_consumable)) order by r.owner, r.rank)
  from festival_activity_inquiry_requests r
  join gears g on g.id = r.gear_id left join gear_categories c on c.id = g.category_id
  left join teams owner on owner.code = c.owner_code
  where r.activity_id = fa.id)`;

/**
 * Activities with a request that passes every filter: slug ($1), category path ($2), owner's code ($3), drive
 * ($4), each contained; an empty one accepts everything.
 */
export const forLogisticQuery: PreparedQuery = {
  name: "festival-activities-for-logistic",
  text: `
select coalesce(json_agg(json_build_object('id', fa.id, 'name', fa.name, 'status', fa.status, 'team', fa.team_code,
  'inquiries', ${requests}) order by fa.id), '[]')::text as body
from festival_activities fa where ${live("fa")} and ${asksFor}`,
};

/** The values that `forLogisticQuery` compares: slugs for fields with one, lower case for the others. */
export function comparableSearch({ search, category, owner, drive }: LogisticSearch): string[] {
  return [
    slugOf(search ?? ""),
    slugOf(category ?? ""),
    (owner ?? "").toLowerCase(),
    (drive ?? "").toLowerCase(),
  ];
}
