import { kept, session } from "@coulisses/shared-auth/session";
import type { FeatureLoader } from "@coulisses/federation/loader";
import type { ClientErrorReport } from "@coulisses/shared-domain/contract/client-errors";
import { clientErrorRoutes } from "@coulisses/shared-domain/routes/client-errors";
import { onUncaughtError } from "../root/uncaught-errors";
import { openedBuild } from "../site/newer-build";
import { isAddressOf, sitePages } from "../site/site-page";
import { appOfPage, failureToTell, type Scene, shellAs, uncaughtToTell } from "./heard-errors";
import { checkWhenTold } from "../updates/check-when-told";
import { createReporter, type Reporter } from "./reporter";
import { running } from "./running";

/** Milliseconds between two reports at least. */
const PAUSE = 5_000;
/** Milliseconds after an answer 5xx during which errors may come of it. */
const AFTERMATH = 30_000;

const told = kept<readonly string[]>({
  name: "told-versions",
  scope: "tab",
  isValue: (value) => Array.isArray(value) && value.every((one) => typeof one === "string"),
});

let isStarted = false;

/** Begins to tell the server of errors, those of before too; once. */
export function startReporter(): void {
  if (isStarted) return;
  isStarted = true;
  const outage = watchOutages();
  const scene = (): Scene => ({
    path: window.location.pathname,
    origin: window.location.origin,
    duringOutage: outage.isNear(),
    inVersions: (stack) => running.loader?.inVersions(stack) ?? stack,
  });
  const owner = () => told.of(session.current().userId ?? "all");
  const reporter = createReporter({
    teller() {
      if (!navigator.onLine) return undefined;
      const { status } = session.current();
      if (status === "authenticated") return session.accessToken() === null ? undefined : "person";
      return status === "anonymous" ? "stranger" : undefined;
    },
    send,
    told: {
      read: () => owner().read() ?? [],
      write: (versions) => void owner().write(versions),
    },
  });
  const shell = shellAs(openedBuild());
  reporter.opened(shell);

  onUncaughtError((error) => {
    quietly(() => {
      const { loader } = running;
      const ofPage = loader && pageApp(loader);
      reporter.hear(uncaughtToTell(error, { ofPage, shell }, scene()));
    });
  });
  let followed: FeatureLoader | undefined;
  const look = () => {
    quietly(() => {
      const { loader, updates, live } = running;
      if (loader && loader !== followed) {
        followed = loader;
        follow(loader, reporter, scene);
        if (updates && live) checkWhenTold(updates, live);
      }
      reporter.flush();
    });
  };
  setInterval(look, PAUSE);
  window.addEventListener("pagehide", look);
  document.addEventListener("visibilitychange", look);
}

/** An error in here would be heard as one of the page, and told again for ever. */
function quietly(act: () => void): void {
  try {
    act();
  } catch {
    // There is nobody to tell.
  }
}

/** The page may be on its way out: the browser sends it all the same. What does not arrive is lost. */
function send(report: ClientErrorReport): void {
  const token = session.accessToken();
  fetch(`/api${clientErrorRoutes.report.path}`, {
    method: clientErrorRoutes.report.method,
    headers: {
      "Content-Type": "application/json",
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined);
}

const pageApp = (loader: FeatureLoader) =>
  appOfPage(loader.apps(), sitePages(loader.registry()), (path) =>
    isAddressOf(path, window.location.pathname),
  );

/** Tells the versions that start here, and the failures of the loader. */
function follow(loader: FeatureLoader, reporter: Reporter, scene: () => Scene): void {
  const heard = new WeakSet<object>();
  const look = () => {
    quietly(() => {
      for (const { name, state, version, lastFailure, gaveUp } of loader.apps()) {
        if (gaveUp && !heard.has(gaveUp.error)) {
          heard.add(gaveUp.error);
          const failure = failureToTell(gaveUp.error, gaveUp.version, scene());
          if (failure) reporter.hear(failure);
        }
        if (version !== undefined && state.status === "ready") reporter.opened({ app: name, version });
        if (lastFailure === undefined || heard.has(lastFailure.error)) continue;
        heard.add(lastFailure.error);
        const failure = failureToTell(lastFailure.error, version, scene());
        if (failure) reporter.hear(failure);
      }
    });
  };
  look();
  loader.subscribe(look);
}

/** Notes answers 5xx of the API, where the browser tells their status. */
function watchOutages(): { isNear: () => boolean } {
  let last = -Infinity;
  quietly(() => {
    const observer = new PerformanceObserver((list) => {
      for (const { responseStatus = 200, responseEnd } of list.getEntries() as PerformanceResourceTiming[])
        if (responseStatus >= 500) last = responseEnd;
    });
    observer.observe({ type: "resource", buffered: true });
  });
  return { isNear: () => !navigator.onLine || performance.now() - last < AFTERMATH };
}
