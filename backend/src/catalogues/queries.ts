import type { PreparedQuery } from "../database/database";

const location = `json_build_object('id', id, 'version', version, 'name', name, 'geoLocation', geo_location)`;

export const locationsQuery: PreparedQuery = {
  name: "locations",
  text: `select ${location} as location from locations`,
};

export const locationQuery: PreparedQuery = {
  name: "location",
  text: `select ${location}::text as body from locations where id = $1`,
};

export const signagesQuery: PreparedQuery = {
  name: "signages",
  text: `
select json_strip_nulls(json_build_object('id', id, 'version', version, 'name', name, 'slug', slug,
  'type', type, 'image', image)) as signage
from signages`,
};

export const signageImageQuery: PreparedQuery = {
  name: "signage-image",
  text: `select mime_type as "mimeType", content from signage_images where signage_id = $1`,
};

const owner = `case when owner.code is not null then json_build_object('code', owner.code, 'name', owner.name) end`;

/** Each category as the API shows it, by path: parents come before their children. */
export const categoriesQuery: PreparedQuery = {
  name: "gear-categories",
  text: `
select json_strip_nulls(json_build_object('id', c.id, 'version', c.version, 'name', c.name, 'path', c.path,
  'parent', c.parent_id, 'owner', ${owner})) as category
from gear_categories c left join teams owner on owner.code = c.owner_code
order by c.path`,
};

/** Each gear without its reference code, which a rule makes. */
export const gearsQuery: PreparedQuery = {
  name: "gears",
  text: `
select json_strip_nulls(json_build_object('id', g.id, 'version', g.version, 'name', g.name, 'slug', g.slug,
  'isPonctualUsage', g.is_ponctual_usage, 'isConsumable', g.is_consumable,
  'category', case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'path', c.path) end,
  'owner', ${owner})) as gear
from gears g left join gear_categories c on c.id = g.category_id left join teams owner on owner.code = c.owner_code
order by g.slug`,
};

const french = new Intl.Collator("fr", { numeric: true });

/** The French order, which a database has only with the right collation. */
export function byName(a: { name: string }, b: { name: string }): number {
  return french.compare(a.name, b.name);
}
