/** A cache that forgets its oldest entries beyond a number. */
export type Shelf = { name: string; limit: number };

export const pages: Shelf = { name: "coulisses-pages", limit: 2 };
export const code: Shelf = { name: "coulisses-code", limit: 300 };

/** The answers of the site say `Vary: accept-encoding`, which is the same for every request of one browser. */
const anyVariant = { ignoreVary: true };

export async function find(shelf: Shelf, address: string): Promise<Response | undefined> {
  const cache = await caches.open(shelf.name);
  return cache.match(address, anyVariant);
}

export async function put(shelf: Shelf, address: string, response: Response): Promise<void> {
  const cache = await caches.open(shelf.name);
  await cache.delete(address, anyVariant);
  await cache.put(address, response);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - shelf.limit)).map((oldest) => cache.delete(oldest)));
}

/** A hotel's or a train's network answers its own page to everything: it must not stay. */
export function isOfType(response: Response, types: RegExp): boolean {
  return response.status === 200 && types.test(response.headers.get("content-type") ?? "");
}
