import type { HotQuery } from "../../database/database";
import { definedFields, identity, reviews } from "./sql-fragments";

const needsSupply = `(coalesce(fa.water, '') <> ''
  or exists (select from festival_activity_electricity e where e.activity_id = fa.id))`;

const preview = definedFields({
  id: "to_json(fa.id)",
  name: "to_json(fa.name)",
  status: "to_json(fa.status)",
  adherent: identity("adherent"),
  team: "coalesce(to_json(fa.team_code), 'null'::json)",
  needSupply: `to_json(${needsSupply})`,
  reviews,
});

const previewsWhere = (name: string, condition: string): HotQuery => ({
  name,
  text: `
select coalesce(json_agg(${preview} order by fa.id), '[]')::text as body
from festival_activities fa join users adherent on adherent.id = fa.adherent_id
where fa.deleted_at is null and ${condition}`,
});

export const previewsQuery = previewsWhere("festival-activities", "true");

/** Those of which the person $1 is in charge. */
export const myPreviewsQuery = previewsWhere("my-festival-activities", "fa.adherent_id = $1");
