import { watchInstallPrompt } from "./install-prompt";
import { session } from "@coulisses/shared-auth/session";
import { type ForgetMessage, OFFLINE_READ_CACHE, READ_CACHE } from "./worker-messages";

/** Makes the site an application that installs and starts without network, where the browser can. */
export function startInstallation(): void {
  watchInstallPrompt();
  if (!("serviceWorker" in navigator)) return;
  if (process.env.NODE_ENV !== "production") {
    // A worker left by a built site on the same address would answer with that old site.
    void navigator.serviceWorker
      .getRegistrations()
      .then((all) => Promise.all(all.map((one) => one.unregister())));
    return;
  }
  forgetReadsWithSession(caches, navigator.serviceWorker);
  afterFirstScreen(installWorker);
}

let installing: Promise<void> | undefined;

/** Registers the service worker, once, where the browser can; without its code, at the next visit. */
export function installWorker(): void {
  if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
  // Loaded late, so that it does not slow the first screen.
  installing ??= import("./register-worker")
    .then(({ registerWorker }) => registerWorker())
    .catch(() => undefined);
}

/** Milliseconds after the page has loaded, so that the task does not compete with the page itself. */
const DELAY = 4_000;

/** Runs the task once the page is there and the browser is idle. */
export function afterFirstScreen(task: () => void): void {
  const later = () => {
    setTimeout(() => {
      // Safari has no idle callback.
      if ("requestIdleCallback" in window) requestIdleCallback(task);
      else task();
    }, DELAY);
  };
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
}

/** Deletes a person's reads and reminders from the device at the end of their session. */
export function forgetReadsWithSession(
  storage: CacheStorage,
  container: Pick<ServiceWorkerContainer, "controller" | "getRegistration">,
): void {
  const message: ForgetMessage = { type: "forget" };
  let userId = session.current().userId;
  session.subscribe(() => {
    const now = session.current();
    const isSomeoneElse = userId !== null && now.userId !== null && now.userId !== userId;
    if (now.status === "anonymous" || isSomeoneElse) {
      for (const kept of [READ_CACHE, OFFLINE_READ_CACHE]) void storage.delete(kept);
      container.controller?.postMessage(message);
      void forgetPush(container).catch(() => undefined);
    }
    userId = now.userId ?? userId;
  });
}

/** The server learns it from the push service, at its next reminder. */
async function forgetPush(container: Pick<ServiceWorkerContainer, "getRegistration">): Promise<void> {
  // Safari has no push manager where the site is not installed.
  const pushManager = (await container.getRegistration())?.pushManager as PushManager | undefined;
  await (await pushManager?.getSubscription())?.unsubscribe();
}
