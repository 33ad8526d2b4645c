import type { ReactNode } from "react";
import { Provider } from "react-redux";
import type { AppStore } from "./app-store";

export type AppStoreProviderProps = { store: AppStore; children: ReactNode };

export function AppStoreProvider({ store, children }: AppStoreProviderProps) {
  return <Provider store={store}>{children}</Provider>;
}
