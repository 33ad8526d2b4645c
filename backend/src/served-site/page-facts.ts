import { defaultFestival, festivalConfiguration } from "../configuration/festival-configuration";
import { defaultTilesSource, tilesSource } from "../configuration/map-configuration";
import type { Database } from "../database/database";

/** Milliseconds after which a read is given up and another one started, in case the first never ends. */
const GIVEN_UP_AFTER_MS = 15_000;

type Settings<Value> = {
  /** The value before the first read. */
  first: Value;
  read: () => Promise<Value>;
  /** The longest wait for an answer, in milliseconds. */
  patienceMs: number;
};

/**
 * The present value, or the last known one when the source fails or hangs. Callers during a hanging read wait
 * no longer than the first one did.
 */
export function lastKnown<Value>({ first, read, patienceMs }: Settings<Value>): () => Promise<Value> {
  let latest = first;
  let reading: { since: number; done: Promise<void> } | undefined;

  function begin() {
    const begun = { since: Date.now(), done: Promise.resolve() };
    begun.done = read()
      .then(
        (value) => {
          latest = value;
        },
        () => undefined,
      )
      .finally(() => {
        if (reading === begun) reading = undefined;
      });
    reading = begun;
    return begun;
  }

  return async () => {
    const current = reading && Date.now() - reading.since < GIVEN_UP_AFTER_MS ? reading : begin();
    await orLater(current.done, current.since + patienceMs - Date.now());
    return latest;
  };
}

async function orLater(done: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.max(milliseconds, 0));
  });
  await Promise.race([done, late]);
  clearTimeout(timer);
}

/** A page does not wait longer for a database that hangs. */
const PATIENCE_MS = 1_000;

/**
 * The page's facts about the festival; `tiles` is the origin of the map's pictures, null without a
 * background.
 */
type PageFacts = { festivalName: string; tiles: string | null };

/** The page's facts; the page is served even without the database. */
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
