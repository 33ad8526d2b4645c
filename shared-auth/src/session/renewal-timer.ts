import type { AccessToken } from "./access-token";

const MINUTE = 60_000;
const SECOND = 1000;
const LONGEST_WAIT = 30 * SECOND;

/** The milliseconds to wait before renewing: until one minute before expiry, or none. */
export function renewalDelay(token: AccessToken, now: number): number {
  const remainingMs = token.expiresAt - now;
  if (remainingMs > MINUTE) return remainingMs - MINUTE;
  // A token that lives less than a minute must not be renewed in a loop.
  return Math.max(remainingMs / 2, SECOND);
}

/** The milliseconds to wait before asking a server again after so many failures. */
export function retryDelay(failures: number): number {
  return Math.min(2 ** failures * SECOND, LONGEST_WAIT);
}

/** A timer with one pending call at most; its retries come later and later until one succeeds. */
export function createTimer() {
  let pending: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const wait = (delay: number, task: () => void) => {
    clearTimeout(pending);
    pending = setTimeout(task, delay);
  };
  const stop = () => {
    clearTimeout(pending);
    failures = 0;
  };
  return {
    stop,
    in(delay: number, task: () => void) {
      stop();
      wait(delay, task);
    },
    /** Calls it after a failure. */
    retry(task: () => void) {
      failures += 1;
      wait(retryDelay(failures), task);
    },
  };
}
