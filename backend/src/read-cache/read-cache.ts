import { LRUCache } from "lru-cache";

type Kept<Value> = { revision: number; value: Promise<Value | undefined> };

type ReadCache<Value> = {
  /**
   * The value of `key` at `revision`; loads it once for all concurrent callers. Missing values and failures
   * are not kept.
   */
  at(revision: number, key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined>;
  /** The size of all kept values, in what `sizeOf` counts. */
  size(): number;
};

type Bounds<Value> = {
  /** The most values kept. */
  limit: number;
  /** The most that they come to together, in what `sizeOf` counts. */
  maxSize?: number;
  sizeOf?: (value: Value) => number;
};

/**
 * Keeps the values used last, within these bounds, each as long as the revision that it was read at stands.
 * The revision is read before the value, so a kept value may be newer than its revision, never older.
 */
export function createReadCache<Value>({
  limit,
  maxSize = limit,
  sizeOf = () => 1,
}: Bounds<Value>): ReadCache<Value> {
  const entries = new LRUCache<string, Kept<Value>>({ max: limit, maxSize });

  /** Weighs the value once it has been read, and drops an undefined one. */
  function settle(key: string, entry: Kept<Value>) {
    const forget = () => {
      if (entries.peek(key) === entry) entries.delete(key);
    };
    entry.value.then((value) => {
      if (value === undefined) forget();
      else if (entries.peek(key) === entry)
        entries.set(key, { ...entry }, { size: Math.max(1, sizeOf(value)) });
    }, forget);
  }

  return {
    size: () => entries.calculatedSize,
    at(revision, key, load) {
      const present = entries.get(key);
      if (present && present.revision >= revision) return present.value;
      const entry = { revision, value: load() };
      entries.set(key, entry, { size: 1 });
      settle(key, entry);
      return entry.value;
    },
  };
}
