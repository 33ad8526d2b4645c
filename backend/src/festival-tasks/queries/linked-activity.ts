import { requestFields, timeWindows } from "../../festival-events/sql-fragments";

const requests = `(
  select coalesce(json_agg(json_strip_nulls(json_build_object(${requestFields}, 'owner', r.owner))
    order by array_position(array['matos', 'elec', 'barrieres'], r.owner), r.rank), '[]')
  from festival_activity_inquiry_requests r join gears g on g.id = r.gear_id
  where r.activity_id = fa.id)`;

/** The part of the activity `fa` that a task shows; its location is `place`. */
export const linkedActivity = `json_build_object(
  'id', fa.id, 'version', fa.version, 'name', fa.name, 'status', fa.status,
  'location', case when place.id is not null then json_build_object('id', place.id, 'name', place.name) end,
  'timeWindows', ${timeWindows("festival_activity_time_windows")},
  'hasSupplyRequest', coalesce(fa.water, '') <> ''
    or exists (select from festival_activity_electricity e where e.activity_id = fa.id),
  'inquiry', json_build_object(
    'timeWindows', ${timeWindows("festival_activity_inquiry_time_windows")}, 'all', ${requests}))`;
