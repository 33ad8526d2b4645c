import { INVALID_COORDINATES } from "@coulisses/shared-domain/location/geo-location";
import { type MapConfiguration, defaultMap } from "@coulisses/shared-domain/location/map";
import { eq } from "drizzle-orm";
import * as z from "zod";
import type { Queryable } from "../database/database";
import { configurations } from "../database/schema/configuration";

const invalid = { error: INVALID_COORDINATES };
const degrees = (most: number) => z.number(invalid).min(-most, invalid).max(most, invalid);

/** Only the first part of its host may vary: pages say which hosts they take pictures from. */
const TILES =
  /^https:\/\/(?<host>(?:\{s\}\.)?[a-z0-9.-]+(?::\d+)?)\/[^\s"'<>]*\{z\}[^\s"'<>]*\{x\}[^\s"'<>]*\{y\}[^\s"'<>]*$/;
const DEEPEST_ZOOM = 22;
const wrongZoom = `Le zoom va de 0 à ${DEEPEST_ZOOM}`;

/** Where the places are shown, and on which background; none shows the shapes alone. */
export const mapSchema: z.ZodType<MapConfiguration> = z.object({
  tiles: z
    .object({
      url: z
        .string({ error: "L'adresse du fond de carte est nécessaire" })
        .max(300)
        .regex(TILES, "L'adresse du fond de carte est de la forme https://…/{z}/{x}/{y}.png"),
      attribution: z.string({ error: "La mention du fond de carte est nécessaire" }).trim().min(1).max(300),
    })
    .nullable(),
  center: z.object({ lat: degrees(90), lng: degrees(180) }, invalid),
  zoom: z.int({ error: wrongZoom }).min(0, wrongZoom).max(DEEPEST_ZOOM, wrongZoom),
});

/** Where the pages' map takes its pictures from, as a content security policy names it; null without a background. */
export async function tilesSource(db: Queryable): Promise<string | null> {
  const stored = await db.query.configurations.findFirst({ where: eq(configurations.key, "map") });
  return sourceOf(mapSchema.safeParse(stored?.value).data ?? defaultMap);
}

function sourceOf({ tiles }: MapConfiguration): string | null {
  const host = TILES.exec(tiles?.url ?? "")?.groups?.["host"];
  return host === undefined ? null : `https://${host.replace("{s}", "*")}`;
}

/** As long as nobody chose another background. */
export const defaultTilesSource = sourceOf(defaultMap);
