import type { Access } from "@coulisses/shared-domain/access/access";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { AppStoreProvider, createAppStore } from "../api/app-store";
import { baseApi } from "../api/base-api";
import { notices } from "../notices/notices";
import { session } from "../session/session";
import { fakeToken } from "./fake-token";

/** A logged-in person, and their rights. */
export type LoggedIn = { userId?: number; access?: Access; mustApproveTerms?: true };

/** Logs a person in, without any call. */
export function logIn({ userId = 1, access = { teams: [], permissions: [] }, ...terms }: LoggedIn = {}) {
  const { teams, permissions } = access;
  session.adopt(fakeToken({ userId, teams: [...teams], permissions: [...permissions], ...terms }));
}

/**
 * Renders a component as the shell would: with a store of its own and a person logged in. Calls go to the
 * test's `msw` server; `messages()` are the notices shown. A notice of success comes before the lists that
 * are read anew: `messages()` throws until they have come, so that a test that waits for the notice finds the
 * page as the person reads it, on a slow machine too.
 */
export function renderWithStore(ui: ReactElement, loggedIn: LoggedIn = {}) {
  notices.clear();
  logIn(loggedIn);
  const store = createAppStore();
  const rendered = render(ui, {
    wrapper: ({ children }) => <AppStoreProvider store={store}>{children}</AppStoreProvider>,
  });
  const messages = () => {
    const { queries } = store.getState()[baseApi.reducerPath];
    const awaited = Object.entries(queries).filter(([, query]) => query?.status === "pending");
    if (awaited.length) throw new Error(`Still read anew: ${awaited.map(([key]) => key).join(", ")}`);
    return notices.all().map(({ message }) => message);
  };
  return { ...rendered, store, messages };
}
