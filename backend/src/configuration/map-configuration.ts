import { INVALID_COORDINATES } from "@coulisses/shared-domain/location/geo-location";
import { requiredText } from "@coulisses/shared-domain/contract/fields";
import {
  DEEPEST_ZOOM,
  MAP_TEXT,
  type MapConfiguration,
  defaultMap,
  tilesHost,
  tilesProblem,
  WRONG_TILES,
} from "@coulisses/shared-domain/location/map";
import * as z from "zod";
import type { Queryable } from "../database/database";
import { configuredValue } from "./festival-configuration";

const invalid = { error: INVALID_COORDINATES };
const degrees = (most: number) => z.number(invalid).min(-most, invalid).max(most, invalid);
const wrongZoom = `Le zoom va de 0 à ${DEEPEST_ZOOM}`;

/** The map's view and background; without one, the shapes alone show. */
export const mapSchema: z.ZodType<MapConfiguration> = z.object({
  tiles: z
    .object({
      url: z
        .string({ error: "L'adresse du fond de carte est nécessaire" })
        .refine((url) => tilesProblem(url) === undefined, WRONG_TILES),
      attribution: requiredText("Mention du fond de carte", MAP_TEXT),
    })
    .nullable(),
  center: z.object({ lat: degrees(90), lng: degrees(180) }, invalid),
  zoom: z.int({ error: wrongZoom }).min(0, wrongZoom).max(DEEPEST_ZOOM, wrongZoom),
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
