import { act } from "@testing-library/react";

/**
 * Gives the page a window of this width in pixels until the end of the test file; `resize` changes it and
 * fires the event.
 */
export function aWindow(width: number) {
  const listeners = new Set<() => void>();
  const state = { width };
  Object.defineProperty(window, "matchMedia", {
    configurable: true,
    value: (query: string) => ({
      get matches() {
        const [, bound, limit] = /(min|max)-width: (\d+)px/.exec(query) ?? [];
        if (bound === undefined) return false;
        return bound === "max" ? state.width <= Number(limit) : state.width >= Number(limit);
      },
      addEventListener: (_: string, changed: () => void) => listeners.add(changed),
      removeEventListener: (_: string, changed: () => void) => listeners.delete(changed),
    }),
  });
  return {
    resize: (next: number) =>
      act(() => {
        state.width = next;
        listeners.forEach((changed) => changed());
      }),
  };
}
