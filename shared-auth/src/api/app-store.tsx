import { configureStore } from "@reduxjs/toolkit";
import type { ReactNode } from "react";
import { Provider, useDispatch } from "react-redux";
import { forgetKeptOf, forgetOthersInTab } from "../device/kept";
import { pendingLogout } from "../session/pending-logout";
import { session } from "../session/session";
import { baseApi } from "./base-api";
import { readsAgain } from "./reads-again";

/**
 * Makes the one store of the page. Its cache belongs to one person: it is emptied when another logs in. A logout
 * leaves no unsent work; when a session ends by itself, unsent work waits for its person.
 */
export function createAppStore() {
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware, readsAgain),
    // An answer is on screen before the code that waits for it goes on: a frame later, a choice that was shown
    // ahead of its answer would jump back in between.
    enhancers: (defaults) => defaults({ autoBatch: { type: "tick" } }),
  });
  let { userId } = session.current();
  if (userId !== null) forgetOthersInTab(userId);
  session.subscribe(() => {
    if (session.current().userId === userId) return;
    if (userId !== null) forgetAfter(userId);
    userId = session.current().userId;
    if (userId !== null) forgetOthersInTab(userId);
    store.dispatch(baseApi.util.resetApiState());
  });
  return store;
}

/** A logout leaves nothing; the tab also hears of one that was made in another tab and has reached the server since. */
function forgetAfter(person: number): void {
  if (pendingLogout.isSet()) forgetKeptOf(person);
  else if (!session.current().expired) forgetKeptOf(person, ["tab"]);
}

/** The store of the page. */
export type AppStore = ReturnType<typeof createAppStore>;
/** Its dispatch, which takes thunks. */
export type AppDispatch = AppStore["dispatch"];

/** Its dispatch, for an app that changes its own cached answers. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** The store that everything below shares. */
type AppStoreProviderProps = { store: AppStore; children: ReactNode };

/** Provides the store to the whole application, in the shell and in tests. */
export function AppStoreProvider({ store, children }: AppStoreProviderProps) {
  return <Provider store={store}>{children}</Provider>;
}
