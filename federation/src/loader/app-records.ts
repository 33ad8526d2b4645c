import type { FeatureFailure } from "./failure";

/** Where the code of one feature app stands in this tab; times in milliseconds. */
export type LoadState =
  | { status: "idle" }
  | { status: "loading"; since: number }
  | { status: "ready"; loadTime: number }
  | { status: "failed"; error: FeatureFailure; at: number };

export type AppRecord = {
  state: LoadState;
  /** How long the last load took. */
  loadTime: number | undefined;
  /** Kept once the fault is gone. */
  lastFailure: { error: FeatureFailure; at: number } | undefined;
};

export const untouched: AppRecord = {
  state: { status: "idle" },
  loadTime: undefined,
  lastFailure: undefined,
};

/** What happened to each app in this tab, and who wants to hear of it. */
export function createAppRecords() {
  const records = new Map<string, AppRecord>();
  const listeners = new Set<() => void>();
  const of = (name: string) => records.get(name) ?? untouched;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  function write(name: string, changes: Partial<AppRecord>) {
    records.set(name, { ...of(name), ...changes });
    tell();
  }
  return {
    of,
    tell,
    loading: (name: string) => {
      write(name, { state: { status: "loading", since: Date.now() } });
    },
    ready: (name: string, loadTime = of(name).loadTime ?? 0) => {
      write(name, { state: { status: "ready", loadTime }, loadTime });
    },
    failed: (error: FeatureFailure) => {
      const at = Date.now();
      write(error.app, { state: { status: "failed", error, at }, lastFailure: { error, at } });
    },
    /** It runs all the same. */
    noted: (error: FeatureFailure) => {
      write(error.app, { lastFailure: { error, at: Date.now() } });
    },
    forget: (name: string) => {
      write(name, { state: untouched.state });
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
