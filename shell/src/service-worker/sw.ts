import { clientsClaim } from "workbox-core";
import { precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import type {
  ForgetMessage,
  KeepMessage,
  KeptMessage,
  OfflineMessage,
} from "../installation/worker-messages";
import { keepPage } from "./keep-page";
import { openNotification, showPush } from "./notifications";
import { kindOf, type RequestKind } from "./request-kind";
import { forgetReads } from "./forget-reads";
import { isOfflineRead, setOfflineReads } from "./offline-reads";
import { cacheNames, offlineRead, strategies } from "./strategies";

declare const self: ServiceWorkerGlobalScope;

// The files of any first screen, as the build lists them; all others are kept as people open them.
precacheAndRoute(self.__WB_MANIFEST);

for (const [kind, strategy] of Object.entries(strategies) as [RequestKind, (typeof strategies)["page"]][]) {
  const isOfKind = ({ request }: { request: Request }) => kindOf(request, self.location.origin) === kind;
  if (kind !== "read") registerRoute(isOfKind, strategy);
  else
    registerRoute(isOfKind, async ({ request, event }) =>
      ((await isOfflineRead(request.url)) ? offlineRead : strategy).handle({ request, event }),
    );
}

clientsClaim();

self.addEventListener("install", (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", (event) => {
  // A navigation does not wait for the worker to wake up.
  event.waitUntil(Promise.all([self.registration.navigationPreload.enable(), forgetOthers()]));
});

self.addEventListener("message", (event) => {
  const message = event.data as KeepMessage | ForgetMessage | OfflineMessage;
  if (message.type === "forget") event.waitUntil(forgetReads());
  if (message.type === "offline") event.waitUntil(setOfflineReads(message.reads));
  if (message.type !== "keep") return;
  const kept: KeptMessage = { type: "kept" };
  event.waitUntil(
    keepPage(message.addresses, event, self.location.origin).then(
      () => event.source?.postMessage(kept),
      (cause: unknown) => {
        console.warn("This page is not kept for offline use.", cause);
      },
    ),
  );
});

self.addEventListener("push", (event) => {
  event.waitUntil(showPush(event.data, self.registration));
});

self.addEventListener("notificationclick", (event) => {
  event.waitUntil(openNotification(event.notification, self.clients));
});

/** Deletes the caches of older workers. */
async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith("coulisses-") && !cacheNames.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
