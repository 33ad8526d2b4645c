import { matchPrecache } from "workbox-precaching";
import { kindOf } from "./request-kind";
import { matchOptions, strategies } from "./strategies";

/**
 * Keeps the files of an open page, which were loaded before the worker could see them. They come from the
 * browser's own cache: the network is only asked for the page, and for missing ones.
 */
export async function keepPage(
  addresses: readonly string[],
  event: ExtendableEvent,
  origin: string,
): Promise<void> {
  const loaded = [...new Set(addresses)].filter((address) =>
    ["code", "file"].includes(kindAt(address, origin)),
  );
  await Promise.all([`${origin}/`, ...loaded].map((address) => keep(address, event, origin)));
}

const kindAt = (url: string, origin: string) => kindOf({ method: "GET", mode: "no-cors", url }, origin);

async function keep(address: string, event: ExtendableEvent, origin: string): Promise<void> {
  if (await matchPrecache(address)) return;
  const kind = kindAt(address, origin);
  const strategy = kind === "code" || kind === "file" ? strategies[kind] : strategies.page;
  const [answer, done] = strategy.handleAll({ event, request: new Request(address) });
  const { status } = await answer;
  await done;
  const cache = await caches.open(strategy.cacheName);
  if (!(await cache.match(address, matchOptions))) throw new Error(`${address}: ${String(status)}`);
}
