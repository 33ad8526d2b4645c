import { identity } from "../../festival-events/reads/sql-fragments";

/** The reviews that `table` gathers as JSON, in the order in which they are shown. */
export const reviewsOf = (row: string) => `json_object_agg(${row}.team, ${row}.review
    order by array_position(array['humain', 'matos', 'elec'], ${row}.team))`;

/** The people whom `table` lists for the task `ft`, in the order in which they came. */
export const peopleIn = (table: string, person: string = identity("someone")) => `(
  select coalesce(json_agg(${person} order by listed.rank), '[]')
  from ${table} listed join users someone on someone.id = listed.user_id
  where listed.task_id = ft.id)`;

/** The requests for gear of a sheet; `condition` is about the row `r`. */
export const requestFields = `'slug', g.slug, 'name', g.name, 'quantity', r.quantity, 'isConsumable', g.is_consumable,
    'drive', r.drive`;

/** Start and end of the row `period`. */
export const bounds = (period: string) =>
  `'start', iso_instant(${period}.start_at), 'end', iso_instant(${period}.end_at)`;
