type Stored = Map<string, Response>;

const ORIGIN = "http://localhost";
const addressOf = (asked: RequestInfo | URL) =>
  new URL(asked instanceof Request ? asked.url : asked, ORIGIN).href;

function cacheOn(stored: Stored): Pick<Cache, "match" | "put" | "delete" | "keys"> {
  return {
    match: (asked) => Promise.resolve(stored.get(addressOf(asked))?.clone()),
    put: (asked, response) => Promise.resolve(void stored.set(addressOf(asked), response)),
    delete: (asked) => Promise.resolve(stored.delete(addressOf(asked))),
    keys: () => Promise.resolve([...stored.keys()].map((address) => new Request(address))),
  };
}

/**
 * Empty browser caches, and a network with the test's answers by path; a path without answer is out of reach.
 */
export function fakeBrowser() {
  const shelves = new Map<string, Stored>();
  const answers = new Map<string, () => Response | Promise<Response>>();
  const asked: string[] = [];
  const shelf = (name: string) => {
    const stored = shelves.get(name) ?? new Map<string, Response>();
    shelves.set(name, stored);
    return cacheOn(stored) as Cache;
  };
  const storage: CacheStorage = {
    open: (name) => Promise.resolve(shelf(name)),
    has: (name) => Promise.resolve(shelves.has(name)),
    match: (request, { cacheName = "" } = {}) => shelf(cacheName).match(request),
    delete: (name) => Promise.resolve(shelves.delete(name)),
    keys: () => Promise.resolve([...shelves.keys()]),
  };
  const network = (request: RequestInfo | URL) => {
    const { pathname, search } = new URL(addressOf(request));
    asked.push(pathname + search);
    const answer = answers.get(pathname);
    return answer === undefined
      ? Promise.reject(new TypeError("Failed to fetch"))
      : Promise.resolve(answer());
  };
  Object.defineProperty(globalThis, "caches", { configurable: true, value: storage });
  jest.spyOn(globalThis, "fetch").mockImplementation(network);
  return {
    asked,
    answers,
    kept: (name: string) =>
      [...(shelves.get(name)?.keys() ?? [])].map((address) => new URL(address).pathname),
  };
}

export const script = (text: string) =>
  new Response(text, { headers: { "content-type": "text/javascript" } });
export const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { "content-type": "text/html; charset=utf-8" } });
export const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { "content-type": "application/json" } });
