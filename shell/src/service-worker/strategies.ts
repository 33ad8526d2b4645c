import { KEPT_ANSWER } from "@coulisses/shared-domain/routes/kept-answer";
import { CacheableResponsePlugin } from "workbox-cacheable-response";
import type { WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  StaleWhileRevalidate,
  type Strategy,
} from "workbox-strategies";
import { type FresherMessage, OFFLINE_READ_CACHE, READ_CACHE } from "../installation/worker-messages";
import { onlyCurrentSession } from "./forget-reads";
import { OFFLINE_CACHE } from "./offline-reads";
import { offlinePage } from "./offline-page";
import type { RequestKind } from "./request-kind";

declare const self: ServiceWorkerGlobalScope;

/** Seconds before a page kept here is better than one that does not come. */
const PATIENCE = 5;
/** The same for a read that an app wants without network: a volunteer in the field needs it at once. */
const PATIENCE_IN_THE_FIELD = 1;

/** The site's answers have `Vary: accept-encoding`, which is the same for every request of one browser. */
export const matchOptions: CacheQueryOptions = { ignoreVary: true };

/** The key under which an answer is kept. */
type KeyOf = (asked: URL) => string;
const withoutQuery: KeyOf = ({ origin, pathname }) => origin + pathname;
const withQuery: KeyOf = ({ href }) => href;
const anyPage: KeyOf = ({ origin }) => `${origin}/`;

type NamedCache = { cacheName: string; matchOptions: CacheQueryOptions; forgetsOldest: WorkboxPlugin };

function cacheOf(cacheName: string, maxEntries: number): NamedCache {
  return { cacheName, matchOptions, forgetsOldest: new ExpirationPlugin({ maxEntries, matchOptions }) };
}

const pages = cacheOf("coulisses-pages", 2);
const code = cacheOf("coulisses-code", 300);
const reads = cacheOf(READ_CACHE, 200);
const offlineReads = cacheOf(OFFLINE_READ_CACHE, 300);

/** The names of the caches that this worker fills. */
export const cacheNames = [
  ...[pages, code, reads, offlineReads].map(({ cacheName }) => cacheName),
  OFFLINE_CACHE,
];

/** Captive portals (hotels, trains) answer their own page to everything, which must not be kept. */
function onlyOfType(types: RegExp): WorkboxPlugin {
  return {
    cacheWillUpdate: ({ response }) =>
      Promise.resolve(types.test(response.headers.get("content-type") ?? "") ? response : null),
  };
}

/** A gateway without its server: as good as no answer, when there is a kept one. */
const isAway = ({ status }: Response) => status >= 502 && status <= 504;

/** Tells the page that the server is away, so that it asks again: what it shows may be older than what it has missed. */
function inPlaceOf({ status }: Response, kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set(KEPT_ANSWER, String(status));
  return new Response(kept.body, { headers });
}

function on({ cacheName, forgetsOldest }: NamedCache, key: KeyOf, types: RegExp) {
  const plugins: WorkboxPlugin[] = [
    { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(key(new URL(request.url))) },
    new CacheableResponsePlugin({ statuses: [200] }),
    onlyOfType(types),
    {
      handlerWillRespond: async ({ request, response }) => {
        if (!isAway(response)) return response;
        const cache = await caches.open(cacheName);
        const kept = await cache.match(key(new URL(request.url)), matchOptions);
        return kept ? inPlaceOf(response, kept) : response;
      },
    },
    forgetsOldest,
  ];
  return { cacheName, matchOptions, plugins };
}

/**
 * Tells the pages when their answer was a kept one and the newer one differs: they ask again, and get the
 * newer one. An equal answer tells nothing, so that a slow network does not loop.
 */
const tellsOfFresher: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ cachedResponse, state }) => {
    if (state) state["isKept"] = cachedResponse !== undefined;
    return Promise.resolve(cachedResponse);
  },
  cacheDidUpdate: async ({ oldResponse, newResponse, state }) => {
    if (state?.["isKept"] !== true || !oldResponse) return;
    if ((await oldResponse.text()) === (await newResponse.text())) return;
    const message: FresherMessage = { type: "fresher" };
    for (const page of await self.clients.matchAll()) page.postMessage(message);
  },
};

/** Deletes kept answers that the server no longer has, such as the photo of a person who left. */
const leavesWhenGone = ({ cacheName }: NamedCache, key: KeyOf): WorkboxPlugin => ({
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status === 404) await (await caches.open(cacheName)).delete(key(new URL(request.url)));
    return response;
  },
});

/** The options of a cache for a person's reads, kept until their session ends. */
function ofSomebody(cache: NamedCache, types: RegExp) {
  const options = on(cache, withQuery, types);
  return { ...options, plugins: [...options.plugins, onlyCurrentSession, leavesWhenGone(cache, withQuery)] };
}

// A build's manifest too, with which its files are compared.
const codeTypes = /javascript|css|image|font|json/;

const kept = ofSomebody(offlineReads, /application\/json/);
const page = on(pages, anyPage, /text\/html/);

/** How each kind of request is answered. */
export const strategies: Record<Exclude<RequestKind, "other">, Strategy> = {
  page: new NetworkFirst({
    ...page,
    networkTimeoutSeconds: PATIENCE,
    plugins: [...page.plugins, { handlerDidError: () => Promise.resolve(offlinePage()) }],
  }),
  registry: new NetworkFirst(on(pages, withoutQuery, /json/)),
  code: new CacheFirst(on(code, withoutQuery, codeTypes)),
  retry: new NetworkFirst(on(code, withoutQuery, codeTypes)),
  file: new StaleWhileRevalidate(on(code, withoutQuery, /javascript|css|image|json/)),
  read: new NetworkFirst(ofSomebody(reads, /application\/json|image/)),
  elsewhere: new NetworkOnly(),
};

/** How a read is answered that an app wants without network. */
export const offlineRead = new NetworkFirst({
  ...kept,
  networkTimeoutSeconds: PATIENCE_IN_THE_FIELD,
  plugins: [...kept.plugins, tellsOfFresher],
});
