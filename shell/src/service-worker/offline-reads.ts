/** Where the worker keeps, from one life of it to the next, what the apps want to have without network. */
export const OFFLINE_CACHE = "coulisses-offline";
const ADDRESS = "/offline-reads";

let patterns: Promise<RegExp[]> | undefined;

/** Takes over what the registry says: paths of the API such as `users/:userId/assignments`. */
export async function setOfflineReads(paths: readonly string[]): Promise<void> {
  patterns = Promise.resolve(paths.map(patternOf));
  await (await caches.open(OFFLINE_CACHE)).put(ADDRESS, Response.json(paths));
}

/** True when an app wants the answer to this request without network. */
export async function isOfflineRead(url: string): Promise<boolean> {
  patterns ??= keptPatterns();
  const { pathname } = new URL(url);
  return (await patterns).some((pattern) => pattern.test(pathname));
}

const patternOf = (path: string) => new RegExp(`^/api/${path.replace(/:[^/]+/g, "[^/]+")}$`);

/** None before a page has said them. */
async function keptPatterns(): Promise<RegExp[]> {
  const kept = await (await caches.open(OFFLINE_CACHE)).match(ADDRESS);
  return kept === undefined ? [] : ((await kept.json()) as string[]).map(patternOf);
}
