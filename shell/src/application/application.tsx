import { AppStoreProvider, createAppStore } from "@coulisses/shared-auth";
import { BrowserRouter } from "@coulisses/federation/platform/router";
import { use } from "react";
import { createSite, SiteContext, type Site } from "../site/site";
import { fetchRegistry, inlinedRegistry } from "../site/registry-source";
import { Inside } from "./inside";

const store = createAppStore();
const registry = inlinedRegistry();
let site: Site | undefined = registry && createSite(registry);
let fetching: Promise<Site> | undefined;

/** A page served without its registry still works, one request later. */
function fetchSite(): Promise<Site> {
  fetching ??= fetchRegistry()
    .catch(() => ({ features: [], problems: [] }))
    .then((fetched) => (site = createSite(fetched)));
  return fetching;
}

/** The application behind the login page: store, router and layout. */
export default function Application() {
  return (
    <AppStoreProvider store={store}>
      <SiteContext value={site ?? use(fetchSite())}>
        <BrowserRouter>
          <Inside />
        </BrowserRouter>
      </SiteContext>
    </AppStoreProvider>
  );
}
