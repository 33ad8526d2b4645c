import type { HotQuery } from "../../database/database";
import { definedFields, identity } from "../../festival-events/reads/sql-fragments";
import { commitments, namedPeople } from "./commitments-sql";
import { linkedActivity } from "./linked-activity-sql";
import { mobilizations } from "./mobilizations-sql";
import { peopleIn, requestFields, reviewsOf } from "./sql-fragments";

const general = `json_build_object(
  'name', ft.name, 'administrator', ${identity("administrator")}, 'team', ft.team_code)`;

const contact = `json_build_object('id', someone.id, 'firstname', someone.firstname, 'lastname', someone.lastname,
    'nickname', someone.nickname, 'phone', someone.phone)`;

const instructions = `json_build_object(
  'appointment', case when appointment.id is not null
    then json_build_object('id', appointment.id, 'name', appointment.name) end,
  'contacts', ${peopleIn("festival_task_contacts", contact)},
  'global', ft.global_instruction,
  'inCharge', json_build_object('volunteers', ${peopleIn("festival_task_in_charge_volunteers")},
    'instruction', ft.in_charge_instruction))`;

/** The latest first. */
const inquiries = `(
  select coalesce(json_agg(json_strip_nulls(json_build_object(${requestFields})) order by r.rank desc), '[]')
  from festival_task_inquiry_requests r join gears g on g.id = r.gear_id where r.task_id = ft.id)`;

const feedbacks = `(
  select coalesce(json_agg(json_build_object('author', ${identity("author")}, 'content', f.content,
    'publishedAt', iso_instant(f.published_at)) order by f.published_at, f.id), '[]')
  from festival_task_feedbacks f join users author on author.id = f.author_id where f.task_id = ft.id)`;

const history = `(
  select coalesce(json_agg(json_build_object('action', h.action, 'by', ${identity("instigator")},
    'at', iso_instant(h.at), 'description', h.description) order by h.at, h.id), '[]')
  from festival_task_history h join users instigator on instigator.id = h.by_id where h.task_id = ft.id)`;

/** The whole sheet of one task ($1) but for conflicts, and what these are found in; no row when it does not exist. */
export const sheetQuery: HotQuery = {
  name: "festival-task",
  text: `
with ft as (select * from festival_tasks where id = $1 and deleted_at is null),
named as (${namedPeople})
select ${definedFields({
    id: "to_json(ft.id)",
    version: "to_json(ft.version)",
    status: "to_json(ft.status)",
    festivalActivity: linkedActivity,
    general,
    instructions,
    mobilizations,
    inquiries,
    reviews: `(select ${reviewsOf("review")} from festival_task_reviews review where review.task_id = ft.id)`,
    reviewer: `case when reviewer.id is not null then ${identity("reviewer")} end`,
    category: "to_json(ft.category)",
    topPriority: "to_json(ft.top_priority)",
    feedbacks,
    history,
  })}::text as body, ${commitments}::text as commitments
from ft
join users administrator on administrator.id = ft.administrator_id
join festival_activities fa on fa.id = ft.festival_activity_id
left join locations place on place.id = fa.location_id
left join locations appointment on appointment.id = ft.appointment_id
left join users reviewer on reviewer.id = ft.reviewer_id`,
};
