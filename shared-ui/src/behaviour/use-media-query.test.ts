import { act, renderHook } from "@testing-library/react";
import { useIsMobile } from "./use-media-query";

const real = window.matchMedia;
afterEach(() => {
  window.matchMedia = real;
});

function aWindow(width: number) {
  const listeners = new Set<() => void>();
  const state = { width };
  window.matchMedia = ((query: string) => ({
    get matches() {
      return state.width <= Number(/max-width: (\d+)px/.exec(query)?.[1]);
    },
    addEventListener: (_: string, changed: () => void) => listeners.add(changed),
    removeEventListener: (_: string, changed: () => void) => listeners.delete(changed),
  })) as unknown as typeof window.matchMedia;
  return {
    listeners,
    resize: (next: number) =>
      act(() => {
        state.width = next;
        listeners.forEach((changed) => changed());
      }),
  };
}

it("is mobile up to 760 px, and follows the window", () => {
  const { resize, listeners } = aWindow(761);
  const { result, unmount } = renderHook(useIsMobile);
  expect(result.current).toBe(false);
  resize(760);
  expect(result.current).toBe(true);
  resize(1440);
  expect(result.current).toBe(false);
  unmount();
  expect(listeners.size).toBe(0);
});

it("is not mobile where the browser can't tell", () => {
  window.matchMedia = undefined as unknown as typeof window.matchMedia;
  expect(renderHook(useIsMobile).result.current).toBe(false);
});
