import { defaultFestival, festivalConfiguration } from "../configuration/festival-configuration";
import { defaultTilesSource, tilesSource } from "../configuration/map-configuration";
import type { Database } from "../database/database";
import { lastKnown } from "./last-known";

/** A page does not wait longer for a database that hangs. */
const PATIENCE_MS = 1_000;

export type PageFacts = { festivalName: string; tiles: string | null };

/** What the site's page says of the festival: a page comes without its database too. */
export function pageFacts(db: Database): () => Promise<PageFacts> {
  return lastKnown<PageFacts>({
    first: { festivalName: defaultFestival.name, tiles: defaultTilesSource },
    async read() {
      const [{ name }, tiles] = await Promise.all([festivalConfiguration(db), tilesSource(db)]);
      return { festivalName: name, tiles };
    },
    patienceMs: PATIENCE_MS,
  });
}
