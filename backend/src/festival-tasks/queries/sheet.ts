import { taskFields } from "@coulisses/shared-domain/festival-task/fields";
import type { PreparedQuery } from "../../database/database";
import { selected } from "../../festival-events/plain-fields";
import {
  archivedEdition,
  definedFields,
  editionOfSheet,
  feedbacks,
  history,
  identityWith,
  requestFields,
} from "../../festival-events/sql-fragments";
import { commitments, namedPeople } from "./commitments";
import { linkedActivity } from "./linked-activity";
import { mobilizations } from "./mobilizations";
import { reviewsOf } from "./previews";
import { identity } from "../../database/identity";

/** The people in `table` of the task `ft`, in the order in which they were added. */
const peopleIn = (table: string, person: string = identity("someone")) => `(
  select coalesce(json_agg(${person} order by listed.rank), '[]')
  from ${table} listed join users someone on someone.id = listed.user_id
  where listed.task_id = ft.id)`;

const general = `json_build_object(${selected(taskFields.general, "ft")}, 'administrator', ${identity("administrator")})`;

const instructions = `json_build_object(
  'appointment', case when appointment.id is not null
    then json_build_object('id', appointment.id, 'name', appointment.name) end,
  'contacts', ${peopleIn("festival_task_contacts", identityWith("someone", "'phone', someone.phone"))},
  ${selected(taskFields.instructions, "ft")},
  'inCharge', json_build_object('volunteers', ${peopleIn("festival_task_in_charge_volunteers")},
    ${selected(taskFields.inCharge, "ft")}))`;

/** The latest first. */
const inquiries = `(
  select coalesce(json_agg(json_strip_nulls(json_build_object(${requestFields})) order by r.rank desc), '[]')
  from festival_task_inquiry_requests r join gears g on g.id = r.gear_id where r.task_id = ft.id)`;

/** The sheet of the task `ft`, without conflicts. */
const sheet = `${definedFields({
  id: "to_json(ft.id)",
  version: "to_json(ft.version)",
  edition: editionOfSheet("festival_tasks", "ft"),
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
  feedbacks: feedbacks("festival_task_feedbacks", "f.task_id = ft.id"),
  history: history("festival_task_history", "h.task_id = ft.id"),
})}::text`;

/** The other tables that `sheet` shows. */
const shown = `
join users administrator on administrator.id = ft.administrator_id
join festival_activities fa on fa.id = ft.festival_activity_id
left join locations place on place.id = fa.location_id
left join locations appointment on appointment.id = ft.appointment_id
left join users reviewer on reviewer.id = ft.reviewer_id`;

/**
 * The whole sheet of one task ($1) without conflicts, and the commitments they are computed from; no row when it does
 * not exist.
 */
export const sheetQuery: PreparedQuery = {
  name: "festival-task",
  text: `
with ft as (select * from festival_tasks where id = $1 and deleted_at is null),
named as (${namedPeople})
select ${sheet} as body, ${commitments}::text as commitments from ft ${shown}`,
};

/** Several tasks ($1) without conflicts, in the order of their ids; no row for those that don't exist. */
export const sheetsQuery: PreparedQuery = {
  name: "festival-tasks-whole",
  text: `select ${sheet} as body from festival_tasks ft ${shown}
    where ft.id = any($1::int[]) and ft.deleted_at is null order by ft.id`,
};

export const lockQuery: PreparedQuery = {
  name: "lock-festival-task",
  text: `select version, ${archivedEdition} from festival_tasks where id = $1 and deleted_at is null for no key update`,
};

/** In the order of ids, so that two people who change several tasks don't deadlock. */
export const lockManyQuery: PreparedQuery = {
  name: "lock-festival-tasks",
  text: `select id, version, ${archivedEdition} from festival_tasks where id = any($1::int[]) and deleted_at is null
    order by id for no key update`,
};
