/** A value that screens follow, in the form that React's `useSyncExternalStore` takes. */
export function observable<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    /** Calls the listeners when the value differs (`===`). */
    set(next: Value): void {
      if (next === value) return;
      value = next;
      listeners.forEach((listener) => {
        listener();
      });
    },
    /** Returns the function that stops listening. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
