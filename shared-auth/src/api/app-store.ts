import { configureStore } from "@reduxjs/toolkit";
import { session } from "../session/session";
import { baseApi } from "./base-api";

/** The one store. What it knows belongs to one person: another one starts from nothing. */
export function createAppStore() {
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  let userId = session.current().userId;
  session.subscribe(() => {
    if (session.current().userId === userId) return;
    userId = session.current().userId;
    store.dispatch(baseApi.util.resetApiState());
  });
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore["dispatch"];
