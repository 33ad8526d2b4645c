import { configureStore } from "@reduxjs/toolkit";
import type { ReactNode } from "react";
import { Provider, useDispatch } from "react-redux";
import { forgetKept } from "./kept-on-device";
import { forgetGestures } from "./unanswered";
import { pendingLogout } from "../session/pending-logout";
import { session } from "../session/session";
import { baseApi } from "./base-api";

/**
 * Makes the one store of the page. Its cache belongs to one person: it is emptied when another logs in. A
 * logout leaves no gesture to be sent; when a session ends by itself, gestures wait for their person.
 */
export function createAppStore() {
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  let userId = session.current().userId;
  session.subscribe(() => {
    if (session.current().userId === userId) return;
    if (userId !== null && pendingLogout.isSet()) {
      forgetGestures(userId);
      forgetKept(userId);
    }
    userId = session.current().userId;
    store.dispatch(baseApi.util.resetApiState());
  });
  return store;
}

/** The store of the page. */
export type AppStore = ReturnType<typeof createAppStore>;
/** Its dispatch, which takes thunks. */
export type AppDispatch = AppStore["dispatch"];

/** Its dispatch, for an app that changes its own cached answers. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** The store that everything below shares. */
export type AppStoreProviderProps = { store: AppStore; children: ReactNode };

/** Provides the store to the whole application, in the shell and in tests. */
export function AppStoreProvider({ store, children }: AppStoreProviderProps) {
  return <Provider store={store}>{children}</Provider>;
}
