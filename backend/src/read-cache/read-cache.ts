type Kept<Value> = { revision: number; value: Promise<Value | undefined> };

export type ReadCache<Value> = {
  /**
   * The value of `key` at `revision`; loads it once for all concurrent callers. Missing values and failures
   * are not kept.
   */
  at(revision: number, key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined>;
};

/**
 * Keeps the `limit` last used values, each as long as the revision at which it was read stands. The revision
 * is read before the value, so a kept value may be newer than its revision, never older.
 */
export function createReadCache<Value>({ limit }: { limit: number }): ReadCache<Value> {
  const entries = new Map<string, Kept<Value>>();

  function forget(key: string, entry: Kept<Value>) {
    if (entries.get(key) === entry) entries.delete(key);
  }

  function keep(key: string, entry: Kept<Value>) {
    entries.set(key, entry);
    const oldest = entries.keys().next();
    if (entries.size > limit && !oldest.done) entries.delete(oldest.value);
    entry.value.then(
      (value) => value === undefined && forget(key, entry),
      () => forget(key, entry),
    );
  }

  return {
    at(revision, key, load) {
      const present = entries.get(key);
      if (present && present.revision >= revision) {
        entries.delete(key);
        entries.set(key, present);
        return present.value;
      }
      entries.delete(key);
      const entry = { revision, value: load() };
      keep(key, entry);
      return entry.value;
    },
  };
}
