import { PATIENCE_MS, STILL_MS } from "./visit";

/** The requests of one page, as its trial hears of them. */
export type Traffic = { began: (address: string) => void; ended: () => void };

/**
 * Listens to a page until the app's code has come and the page has drawn. Time alone does not end the wait: a page that
 * is judged before its code has come would be found good, though that code throws.
 */
export function quietPage(code?: string) {
  let begun = 0;
  let underWay = 0;
  let isCodeAsked = code === undefined;
  return {
    traffic: {
      began: (address: string) => {
        begun += 1;
        underWay += 1;
        isCodeAsked ||= address.startsWith(code ?? "");
      },
      ended: () => {
        underWay -= 1;
      },
    } satisfies Traffic,

    /**
     * Resolves once the app's code was asked for, and nothing was under way or began while the page was idle for
     * a moment. Resolves to the fault of a page that never gets there.
     *
     * @param idle - resolves when the page's thread has nothing to do
     */
    async untilQuiet(idle: () => Promise<void>): Promise<string | undefined> {
      const deadline = Date.now() + PATIENCE_MS;
      while (Date.now() < deadline) {
        const before = begun;
        await idle();
        await new Promise((resolve) => setTimeout(resolve, STILL_MS));
        if (isCodeAsked && underWay === 0 && begun === before) return undefined;
      }
      return isCodeAsked
        ? `it still loads after ${PATIENCE_MS / 1000} s`
        : `${PATIENCE_MS / 1000} s on, none of the app's code was asked for`;
    },
  };
}
