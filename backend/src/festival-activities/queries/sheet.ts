import { activityFields } from "@coulisses/shared-domain/festival-activity/fields";
import type { PreparedQuery } from "../../database/database";
import { selected } from "../../festival-events/plain-fields";
import {
  archivedEdition,
  definedFields,
  editionOfSheet,
  feedbacks,
  history,
  requestFields,
  timeWindows,
} from "../../festival-events/sql-fragments";
import { identity } from "../../database/identity";

const general = `json_build_object(${selected(activityFields.general, "fa")}, 'timeWindows', ${timeWindows("festival_activity_time_windows")})`;

const contractors = `(
  select coalesce(json_agg(json_build_object('id', c.id, 'firstname', c.firstname, 'lastname', c.lastname,
    'phone', c.phone, 'email', c.email, 'company', c.company, 'comment', c.comment) order by c.id), '[]')
  from festival_activity_contractors c where c.activity_id = fa.id)`;

const inCharge = `json_build_object(
  ${selected(activityFields.inCharge, "fa")}, 'adherent', ${identity("adherent")}, 'contractors', ${contractors})`;

const signageFields = `'id', s.id, 'type', s.type, 'text', s.text, 'size', s.size, 'quantity', s.quantity, 'comment', s.comment`;

const signages = `(
  select coalesce(json_agg(
    case when item.id is null then json_build_object(${signageFields})
    else json_build_object(${signageFields}, 'catalogItem', json_build_object('id', item.id, 'name', item.name, 'type', item.type))
    end order by s.rank), '[]')
  from festival_activity_signages s left join signages item on item.id = s.catalog_item_id
  where s.activity_id = fa.id)`;

const signa = `json_build_object(
  'location', case when place.id is not null then json_build_object('id', place.id, 'name', place.name) end,
  'signages', ${signages})`;

const supply = `json_build_object(${selected(activityFields.supply, "fa")}, 'electricity', (
    select coalesce(json_agg(json_build_object('id', e.id, 'connection', e.connection, 'device', e.device,
      'power', e.power, 'count', e.count, 'comment', e.comment) order by e.rank), '[]')
    from festival_activity_electricity e where e.activity_id = fa.id))`;

const requests = (owner: string) => `(
  select coalesce(json_agg(json_strip_nulls(json_build_object(${requestFields})) order by r.rank), '[]')
  from festival_activity_inquiry_requests r join gears g on g.id = r.gear_id
  where r.activity_id = fa.id and r.owner = '${owner}')`;

const inquiry = `json_build_object(
  'timeWindows', ${timeWindows("festival_activity_inquiry_time_windows")},
  'gears', ${requests("matos")}, 'electricity', ${requests("elec")}, 'barriers', ${requests("barrieres")})`;

/** In the order in which they are shown; null in draft. */
const reviews = `(
  select json_object_agg(review.team, review.review order by array_position(
    array['humain', 'matos', 'elec', 'barrieres', 'secu', 'signa', 'communication'], review.team))
  from festival_activity_reviews review where review.activity_id = fa.id)`;

const tasks = `(
  select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'status', t.status) order by t.id), '[]')
  from festival_tasks t where t.festival_activity_id = fa.id and t.deleted_at is null)`;

/** The sheet of the activity `fa`. */
const sheet = `${definedFields({
  id: "to_json(fa.id)",
  version: "to_json(fa.version)",
  edition: editionOfSheet("festival_activities", "fa"),
  status: "to_json(fa.status)",
  general,
  inCharge,
  signa,
  security: `json_build_object(${selected(activityFields.security, "fa")})`,
  supply,
  inquiry,
  reviews,
  feedbacks: feedbacks("festival_activity_feedbacks", "f.activity_id = fa.id"),
  history: history("festival_activity_history", "h.activity_id = fa.id"),
  tasks,
})}::text`;

/** The tables that `sheet` shows. */
const shown = `from festival_activities fa
join users adherent on adherent.id = fa.adherent_id
left join locations place on place.id = fa.location_id`;

/** The whole sheet of one activity ($1) as the API answers it; no row when it does not exist. */
export const sheetQuery: PreparedQuery = {
  name: "festival-activity",
  text: `
select ${sheet} as body ${shown} where fa.id = $1 and fa.deleted_at is null`,
};

/** Several activities ($1) in the order of their ids; no row for those that don't exist. */
export const sheetsQuery: PreparedQuery = {
  name: "festival-activities-whole",
  text: `
select ${sheet} as body ${shown} where fa.id = any($1::int[]) and fa.deleted_at is null order by fa.id`,
};

export const lockQuery: PreparedQuery = {
  name: "lock-festival-activity",
  text: `select version, ${archivedEdition} from festival_activities where id = $1 and deleted_at is null for update`,
};
