import { afterFirstScreen } from "./after-first-screen";
import { forgetReadsWithSession } from "./forget-reads";
import { watchInstallPrompt } from "./install-prompt";

/** Makes the site an application that installs and starts without network, where the browser can. */
export function startInstallation(): void {
  watchInstallPrompt();
  if (!("serviceWorker" in navigator)) return;
  if (process.env.NODE_ENV !== "production") {
    // A worker left by a built site on the same address would answer with the site of that day.
    void navigator.serviceWorker
      .getRegistrations()
      .then((all) => Promise.all(all.map((one) => one.unregister())));
    return;
  }
  forgetReadsWithSession(caches);
  afterFirstScreen(() => {
    // What comes last needs not weigh on what comes first; without its code, it is for the next visit.
    import("./register-worker").then(({ registerWorker }) => registerWorker()).catch(() => undefined);
  });
}
