/** Milliseconds: React renders a failed part again before it shows the failure. Whoever comes back later tries again. */
const FAILURE_KEPT = 2_000;

type Kept<T> = { promise: Promise<T>; failedAt?: number };

/** Gives the same promise for the same key, so that rendering twice does not start again. */
export function createMemory<T>() {
  const all = new Map<string, Kept<T>>();
  return {
    recall(key: string, make: () => Promise<T>): Promise<T> {
      const known = all.get(key);
      if (known && (known.failedAt === undefined || Date.now() - known.failedAt < FAILURE_KEPT))
        return known.promise;
      const kept: Kept<T> = { promise: make() };
      all.set(key, kept);
      kept.promise.catch(() => {
        kept.failedAt = Date.now();
      });
      return kept.promise;
    },
    /** Forgets what failed of an app; keys start with its name. */
    forgetFailures(name: string) {
      for (const [key, { failedAt }] of all) {
        if (failedAt !== undefined && `${key} `.startsWith(`${name} `)) all.delete(key);
      }
    },
  };
}
