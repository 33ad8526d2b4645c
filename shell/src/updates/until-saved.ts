import type { AppStore } from "@coulisses/shared-auth";

/** Milliseconds: a server that keeps a save waiting longer does not keep the page. */
const PATIENCE = 3_000;

/** Resolves once nothing is on its way to be saved: leaving a page saves what was typed in it. */
export function untilSaved(store: AppStore, patience = PATIENCE): Promise<void> {
  const isSaving = () =>
    Object.values(store.getState().api.mutations).some((call) => call?.status === "pending");
  if (!isSaving()) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, patience);
    const stop = store.subscribe(() => {
      if (!isSaving()) done();
    });
  });
}
