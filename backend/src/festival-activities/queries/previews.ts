import type { PreparedQuery } from "../../database/database";
import { identity } from "../../database/identity";

const fields = `'id', fa.id, 'name', fa.name, 'status', fa.status, 'adherent', ${identity("adherent")}, 'team', fa.team_code,
  'needSupply', coalesce(fa.water, '') <> '' or powered.activity_id is not null`;

/**
 * Reviews and supplies are gathered once for all sheets: sheet by sheet, a long list takes five times as
 * long.
 */
const previewsWhere = (name: string, condition: string): PreparedQuery => ({
  name,
  text: `
select coalesce(json_agg(
  case when reviewed.reviews is null then json_build_object(${fields})
  else json_build_object(${fields}, 'reviews', reviewed.reviews) end order by fa.id), '[]')::text as body
from festival_activities fa
join users adherent on adherent.id = fa.adherent_id
left join (select distinct activity_id from festival_activity_electricity) powered on powered.activity_id = fa.id
left join (
  select activity_id, json_object_agg(team, review order by array_position(
    array['humain', 'matos', 'elec', 'barrieres', 'secu', 'signa', 'communication'], team)) as reviews
  from festival_activity_reviews group by activity_id) reviewed on reviewed.activity_id = fa.id
where fa.deleted_at is null and ${condition}`,
});

export const previewsQuery = previewsWhere("festival-activities", "true");

/** Those that the person $1 is in charge of. */
export const myPreviewsQuery = previewsWhere("my-festival-activities", "fa.adherent_id = $1");
