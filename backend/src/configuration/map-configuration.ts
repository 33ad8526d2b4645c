import { INVALID_COORDINATES } from "@coulisses/shared-domain/location/geo-location";
import { requiredText } from "@coulisses/shared-domain/contract/fields";
import {
  MAP_TEXT,
  type MapConfiguration,
  defaultMap,
  tilesHost,
  TILES_REQUIRED,
  tilesProblem,
  WRONG_TILES,
  WRONG_ZOOM,
  zoomProblem,
} from "@coulisses/shared-domain/location/map";
import * as z from "zod";
import type { Queryable } from "../database/database";
import { configuredValue } from "./festival-configuration";

const invalid = { error: INVALID_COORDINATES };
const degrees = (most: number) => z.number(invalid).min(-most, invalid).max(most, invalid);

/** The map's view and background; without one, the shapes alone show. */
export const mapSchema: z.ZodType<MapConfiguration> = z.object({
  tiles: z
    .object({
      url: z.string({ error: TILES_REQUIRED }).refine((url) => tilesProblem(url) === undefined, WRONG_TILES),
      attribution: requiredText("Mention du fond de carte", MAP_TEXT),
    })
    .nullable(),
  center: z.object({ lat: degrees(90), lng: degrees(180) }, invalid),
  zoom: z.number({ error: WRONG_ZOOM }).refine((zoom) => zoomProblem(zoom) === undefined, WRONG_ZOOM),
});

/** The origin of the background's pictures, for a content security policy; null without a background. */
export async function tilesSource(db: Queryable): Promise<string | null> {
  return sourceOf(mapSchema.safeParse(await configuredValue(db, "map")).data ?? defaultMap);
}

function sourceOf({ tiles }: MapConfiguration): string | null {
  const host = tilesHost(tiles?.url ?? "");
  return host === undefined ? null : `https://${host.replace("{s}", "*")}`;
}

/** For the default background. */
export const defaultTilesSource = sourceOf(defaultMap);
