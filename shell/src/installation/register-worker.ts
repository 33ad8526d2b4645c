import { notify } from "@coulisses/shared-auth/session";
import { newerBuildExists } from "../site/newer-build";
import { reloadOnce } from "../site/newer-build";
import { installation } from "./installation";
import type { KeepMessage, WorkerMessage } from "./worker-messages";

const READY = "Coulisses est prêt à fonctionner hors ligne";

/** Registers the service worker, with which the site starts without network; without it, the site goes on. */
export async function registerWorker(
  container: ServiceWorkerContainer = navigator.serviceWorker,
): Promise<void> {
  let hasController = container.controller !== null;
  container.addEventListener("controllerchange", () => {
    if (hasController) void reloadIfOld();
    hasController = true;
  });
  container.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.type !== "kept") return;
    installation.become({ offlineReady: true });
    notify({ type: "info", message: READY });
  });
  const isFirst = !hasController;
  try {
    await container.register("/sw.js", { scope: "/", updateViaCache: "none" });
    installation.become({ worker: "active", offlineReady: !isFirst });
    if (isFirst) (await container.ready).active?.postMessage(whatRunsHere());
  } catch (cause) {
    console.warn("The site will not work offline.", cause);
    installation.become({ worker: "failed" });
  }
}

function whatRunsHere(): KeepMessage {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  return { type: "keep", addresses: loaded.filter((address) => address.startsWith(window.location.origin)) };
}

/** Each build of the shell has its worker. A page opened with that same build needs no reload. */
async function reloadIfOld(): Promise<void> {
  if (await newerBuildExists()) reloadUnlessBusy();
}

/** A person who writes or decides keeps the page until the next one. */
function reloadUnlessBusy(): void {
  const isWriting =
    document.activeElement?.matches("input, textarea, select, [contenteditable=true]") === true;
  const isDeciding = document.querySelector("[role=dialog], [role=alertdialog]") !== null;
  if (isWriting || isDeciding) installation.become({ reloadDue: true });
  else reloadOnce();
}
