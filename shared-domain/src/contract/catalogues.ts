import type { CatalogueSignage, Location } from "../festival-activity/festival-activity";

export type Coordinate = { lat: number; lng: number };
export type GeoLocation =
  | { type: "POINT"; coordinates: Coordinate }
  | { type: "ROAD" | "AREA"; coordinates: Coordinate[] };

/** `GET locations`, sorted by name. */
export type CatalogueLocation = Location & { geoLocation: GeoLocation | null };

/** `GET signages`. `image` only tells that a picture exists. */
export type CatalogueSignageItem = CatalogueSignage & { slug: string; image?: string };

export type GearCategory = { id: number; name: string; path: string };

/** `GET logistic/gears`. `code` is the reference code, absent without a category. */
export type Gear = {
  id: number;
  name: string;
  slug: string;
  isPonctualUsage: boolean;
  isConsumable: boolean;
  category?: GearCategory;
  owner?: { code: string; name: string };
  code?: string;
};
