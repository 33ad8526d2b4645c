/**
 * Milliseconds for which a failure is kept: React renders a failed part again before it shows the failure.
 * Later visits try again.
 */
const FAILURE_KEPT = 2_000;

/** Promises by key. */
export type Memory<T> = {
  /** The same promise for the same key, so that rendering twice does not start again. */
  recall: (key: string, make: () => Promise<T>) => Promise<T>;
  /** Forgets failed promises, so that the next call starts again. */
  forgetFailures: () => void;
};

/** An empty memory. */
export function createMemory<T>(): Memory<T> {
  const all = new Map<string, { promise: Promise<T>; failedAt?: number }>();
  return {
    recall(key, make) {
      const previous = all.get(key);
      if (previous && (previous.failedAt === undefined || Date.now() - previous.failedAt < FAILURE_KEPT))
        return previous.promise;
      const entry: typeof previous = { promise: make() };
      all.set(key, entry);
      entry.promise.catch(() => {
        entry.failedAt = Date.now();
      });
      return entry.promise;
    },
    forgetFailures() {
      for (const [key, { failedAt }] of all) if (failedAt !== undefined) all.delete(key);
    },
  };
}
