import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  varchar,
} from "drizzle-orm/pg-core";
import type { GeoLocation } from "@coulisses/shared-domain/location/geo-location";
import { teams } from "./access";
import { binary, generatedId, version } from "./columns";

export const locations = pgTable("locations", {
  id: generatedId(),
  name: text().notNull(),
  geoLocation: jsonb().$type<GeoLocation>(),
  version: version(),
});

/** The signage catalogue, not the signages that activities ask for. */
export const signages = pgTable(
  "signages",
  {
    id: generatedId(),
    name: varchar({ length: 40 }).notNull(),
    slug: text().notNull().unique(),
    type: text({ enum: ["BACHE", "PANNEAU", "AFFICHE"] }).notNull(),
    /** Name of the picture kept in `signage_images`. */
    image: text(),
    version: version(),
  },
  (signage) => [check("signages_type", sql`${signage.type} in ('BACHE', 'PANNEAU', 'AFFICHE')`)],
);

export const signageImages = pgTable("signage_images", {
  signageId: integer()
    .primaryKey()
    .references(() => signages.id, { onDelete: "cascade" }),
  mimeType: text().notNull(),
  content: binary().notNull(),
});

export const gearCategories = pgTable(
  "gear_categories",
  {
    id: generatedId(),
    name: text().notNull(),
    /** Slugs from the root down, joined by `->`. */
    path: text().notNull().unique(),
    parentId: integer().references((): AnyPgColumn => gearCategories.id, { onDelete: "set null" }),
    ownerCode: varchar({ length: 20 }).references(() => teams.code, { onDelete: "set null" }),
    version: version(),
  },
  (category) => [index().on(category.parentId), index().on(category.ownerCode)],
);

export const gears = pgTable(
  "gears",
  {
    id: generatedId(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    isPonctualUsage: boolean().notNull().default(false),
    isConsumable: boolean().notNull().default(false),
    categoryId: integer().references(() => gearCategories.id, { onDelete: "set null" }),
    version: version(),
  },
  (gear) => [index().on(gear.categoryId)],
);
