import { AppStoreProvider, createAppStore, liveEvents, notify } from "@coulisses/shared-auth";
import type { FeatureLoader } from "@coulisses/federation/loader";
import { readOverridesFromAddress } from "@coulisses/federation/overrides";
import { BrowserRouter } from "@coulisses/shared-pages/router";
import { readRegistry, type Registry } from "@coulisses/federation/registry";
import { prefetchOverlays } from "@coulisses/shared-ui/overlay";
import { session } from "@coulisses/shared-auth/session";
import { use, useState } from "react";
import { readChannelFromAddress } from "../site/person";
import { running as tab, type Running as Late } from "../client-errors/running";
import { installation } from "../installation/installation";
import { afterFirstScreen } from "../installation/start";
import { onUncaughtError } from "../root/uncaught-errors";
import { createSiteLoader, LoaderContext } from "../site/site";
import { fetchRegistry, inlinedRegistry } from "../site/registry-source";
import { untilSaved } from "../updates/until-saved";
import { createUpdates, type Updates, UpdatesContext } from "../updates/updates";
import { Inside } from "./inside";

type Running = { loader: FeatureLoader; updates: Updates };

for (const message of readOverridesFromAddress()) notify({ type: "error", message });

afterFirstScreen(() => {
  void prefetchOverlays();
  void import("../paper/paper").then(({ preparePaper }) => preparePaper()).catch(() => undefined);
});

const store = createAppStore();
const registry = inlinedRegistry();
let running: Running | undefined = registry && run(registry);
let fetching: Promise<Running> | undefined;

function run(known: Registry): Running {
  const loader = createSiteLoader(known);
  session.subscribe(loader.chooseAgain);
  const updates = createUpdates(loader, { untilSaved: () => untilSaved(store) });
  Object.assign(tab, { loader, updates, live: liveEvents } satisfies Late);
  installation.subscribe(() => {
    if (installation.current().reloadDue) updates.shellChanged();
  });
  onUncaughtError(({ app, cause, detail }) => {
    if (app !== undefined) loader.note(app, cause, detail);
  });
  return { loader, updates };
}

/** A page served without its registry still works, one request later. */
function fetchAndRun(): Promise<Running> {
  fetching ??= fetchRegistry()
    // The shell goes on without apps, says so, and tries again.
    .catch(() => readRegistry(undefined))
    .then((fetched) => (running = run(fetched)));
  return fetching;
}

/** The application behind the login page: store, router and layout. */
export default function Application() {
  const { loader, updates } = running ?? use(fetchAndRun());
  // Before anything of an app is shown: once its code runs, another version needs another document.
  useState(() => {
    if (readChannelFromAddress()) loader.chooseAgain();
  });
  return (
    <AppStoreProvider store={store}>
      <LoaderContext value={loader}>
        <UpdatesContext value={updates}>
          <BrowserRouter>
            <Inside />
          </BrowserRouter>
        </UpdatesContext>
      </LoaderContext>
    </AppStoreProvider>
  );
}
