import { AppStoreProvider, createAppStore } from "@coulisses/shared-auth";
import type { ComponentType } from "react";
import { MemoryRouter } from "react-router-dom";
import { GuardedNavigation } from "../leaving/guarded-navigation";

const store = createAppStore();

/** Around a story of an app's own part: a router and the store, with nobody logged in and no server. */
export function inApp(Story: ComponentType) {
  return (
    <MemoryRouter>
      <GuardedNavigation>
        <AppStoreProvider store={store}>
          <Story />
        </AppStoreProvider>
      </GuardedNavigation>
    </MemoryRouter>
  );
}
