import type { MapConfiguration } from "@coulisses/shared-domain/contract/locations";
import { INVALID_COORDINATES } from "@coulisses/shared-domain/location/geo-location";
import * as z from "zod";

const invalid = { error: INVALID_COORDINATES };
const degrees = (most: number) => z.number(invalid).min(-most, invalid).max(most, invalid);

const TILES = /^https:\/\/[^\s"'<>]*\{z\}[^\s"'<>]*\{x\}[^\s"'<>]*\{y\}[^\s"'<>]*$/;
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
