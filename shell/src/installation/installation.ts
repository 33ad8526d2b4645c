import { useSyncExternalStore } from "react";

/** How this browser keeps Coulisses at hand. */
export type Installation = {
  worker: "none" | "active" | "failed";
  /** The site starts without network. */
  offlineReady: boolean;
  /** A newer service worker took over while someone was busy: the page is to be loaded anew. */
  reloadDue: boolean;
  /** The browser offers to install the application. */
  canInstall: boolean;
  /** This is the installed application, in a window of its own. */
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

/** Follows how this browser keeps Coulisses at hand. */
export function useInstallation(): Installation {
  return useSyncExternalStore(installation.subscribe, installation.current);
}
