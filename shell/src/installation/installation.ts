import { useSyncExternalStore } from "react";

/** How this browser stores Coulisses. */
export type Installation = {
  worker: "none" | "active" | "failed";
  /** The site starts without network. */
  offlineReady: boolean;
  /** True when a newer service worker took over while the person was busy: the page is to be reloaded. */
  reloadDue: boolean;
  /** True when the browser offers to install the application. */
  canInstall: boolean;
  /** True in the installed application, in a window of its own. */
  isInstalled: boolean;
};

const initialState: Installation = {
  worker: "none",
  offlineReady: false,
  reloadDue: false,
  canInstall: false,
  isInstalled: false,
};

function createInstallation() {
  let state = initialState;
  const listeners = new Set<() => void>();
  return {
    current: () => state,
    become(changes: Partial<Installation>) {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    forget() {
      state = initialState;
    },
  };
}

/** The state of this browser; one object for the whole page. */
export const installation = createInstallation();

/** The state of this browser, followed by the component. */
export function useInstallation(): Installation {
  return useSyncExternalStore(installation.subscribe, installation.current);
}
