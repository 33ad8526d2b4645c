import type { AccessToken } from "./access-token";

const MINUTE = 60_000;
const SECOND = 1000;
const LONGEST_WAIT = 30 * SECOND;

/** How long to wait, in milliseconds, before renewing: one minute before expiry, else at once. */
export function renewalDelay(token: AccessToken, now: number): number {
  const remainingMs = token.expiresAt - now;
  if (remainingMs > MINUTE) return remainingMs - MINUTE;
  // A token that lives less than a minute must not be renewed in a loop.
  return Math.max(remainingMs / 2, SECOND);
}

/** How long to wait before asking a server that does not answer for the n-th time. */
export function retryDelay(failures: number): number {
  return Math.min(2 ** failures * SECOND, LONGEST_WAIT);
}

/** One pending call at most. */
export function createTimer() {
  let pending: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(pending);
  };
  return {
    stop,
    in(delay: number, task: () => void) {
      stop();
      pending = setTimeout(task, delay);
    },
  };
}
