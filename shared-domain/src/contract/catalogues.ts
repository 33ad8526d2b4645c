import type { CatalogueSignage } from "../festival-activity/festival-activity";
import type { Location } from "../location/location";

/** `version` grows with each change; a write gives it back in `If-Match`, and is refused with 412 once it has moved on. */
export type Versioned = { version: number };

export type Coordinate = { lat: number; lng: number };
export type GeoLocation =
  { type: "POINT"; coordinates: Coordinate } | { type: "ROAD" | "AREA"; coordinates: Coordinate[] };

/** `GET locations`, sorted by name. */
export type CatalogueLocation = Location & Versioned & { geoLocation: GeoLocation | null };

/** `GET signages`. `image` only tells that a picture exists. */
export type CatalogueSignageItem = CatalogueSignage & Versioned & { slug: string; image?: string };

export type GearCategory = { id: number; name: string; path: string };

/** `GET logistic/gears`. `code` is the reference code, absent without a category. */
export type Gear = Versioned & {
  id: number;
  name: string;
  slug: string;
  isPonctualUsage: boolean;
  isConsumable: boolean;
  category?: GearCategory;
  owner?: { code: string; name: string };
  code?: string;
};
