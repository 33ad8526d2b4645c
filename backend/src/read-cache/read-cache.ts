type Kept<Value> = { revision: number; value: Promise<Value | undefined> };

export type ReadCache<Value> = {
  /**
   * The value of `key` at `revision`; loads it once for everybody who asks meanwhile.
   * Nothing is kept of what does not exist or could not be loaded.
   */
  at(revision: number, key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined>;
};

/**
 * Keeps the `limit` values used last, each as long as the revision that it was read at stands.
 * The revision is read before the value, so a kept value may be newer than its revision, never older.
 */
export function createReadCache<Value>({ limit }: { limit: number }): ReadCache<Value> {
  const kept = new Map<string, Kept<Value>>();

  function forget(key: string, entry: Kept<Value>) {
    if (kept.get(key) === entry) kept.delete(key);
  }

  function keep(key: string, entry: Kept<Value>) {
    kept.set(key, entry);
    const oldest = kept.keys().next();
    if (kept.size > limit && !oldest.done) kept.delete(oldest.value);
    entry.value.then(
      (value) => value === undefined && forget(key, entry),
      () => forget(key, entry),
    );
  }

  return {
    at(revision, key, load) {
      const found = kept.get(key);
      if (found && found.revision >= revision) {
        kept.delete(key);
        kept.set(key, found);
        return found.value;
      }
      kept.delete(key);
      const entry = { revision, value: load() };
      keep(key, entry);
      return entry.value;
    },
  };
}
