import type { AppStore } from "@coulisses/shared-auth";

/** Milliseconds: a save that takes longer does not hold the page. */
const PATIENCE = 3_000;

/** Resolves once no save is under way: leaving a page saves its typed text. */
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
