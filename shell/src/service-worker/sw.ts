import { type KeptMessage, type KeepMessage, READ_CACHE } from "../installation/worker-messages";
import { type Background, freshFirst, keptFirst, keptThenFresh } from "./answer";
import { code, pages, type Shelf } from "./keep";
import { keepPage } from "./keep-page";
import { offlinePage } from "./offline-page";
import { kindOf } from "./request-kind";

declare const self: ServiceWorkerGlobalScope;

const reads: Shelf = { name: READ_CACHE, limit: 200 };
const shelves = [pages, code, reads].map(({ name }) => name);

/** Milliseconds before a page kept here is better than one that does not come. */
const PATIENCE = 5_000;

self.addEventListener("install", (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      // A navigation does not wait for the worker to wake up.
      self.registration.navigationPreload.enable(),
      self.clients.claim(),
      caches.keys().then((names) => Promise.all(names.filter((name) => !shelves.includes(name)).map((name) => caches.delete(name)))),
    ]),
  );
});

self.addEventListener("message", (event) => {
  const { type, addresses } = event.data as KeepMessage;
  if (type !== "keep") return;
  const kept: KeptMessage = { type: "kept" };
  event.waitUntil(
    keepPage(addresses, self.location.origin).then(
      () => event.source?.postMessage(kept),
      (cause: unknown) => {
        console.warn("This page is not kept for offline use.", cause);
      },
    ),
  );
});

self.addEventListener("fetch", (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const background: Background = (work) => {
    event.waitUntil(work);
  };
  const { pathname, search } = new URL(request.url);
  const begun = event.preloadResponse as Promise<Response | undefined>;
  switch (kindOf(request, self.location.origin)) {
    case "page":
      return freshFirst(request, {
        shelf: pages,
        address: "/",
        types: /text\/html/,
        background,
        patience: PATIENCE,
        begun,
      }).catch(offlinePage);
    case "registry":
      return freshFirst(request, { shelf: pages, address: pathname, types: /json/, background });
    case "code": {
      const options = { shelf: code, address: pathname, types: /javascript|css|image|font/, background };
      // An address with a query is a second try at what failed: what is kept may be what fails.
      return search === "" ? keptFirst(request, options) : freshFirst(request, options);
    }
    case "file":
      return keptThenFresh(request, { shelf: code, address: pathname, types: /javascript|css|image|json/, background });
    case "read":
      return freshFirst(request, { shelf: reads, address: pathname + search, types: /application\/json|image/, background });
    case "other":
      // The browser has already begun to fetch what someone goes to.
      return request.mode === "navigate" && request.method === "GET" ? begun.then((answer) => answer ?? fetch(request)) : undefined;
  }
}
