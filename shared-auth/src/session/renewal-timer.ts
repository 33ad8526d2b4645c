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

/** A timer with one pending call at most. */
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
