import { renderHook } from "@testing-library/react";
import { useDebounced } from "./use-debounced";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function debounced() {
  const callback = jest.fn<unknown, [string]>();
  const { result, unmount } = renderHook(() => useDebounced(callback, 200));
  return { callback, ...result.current, unmount };
}

it("calls once, with the last text, after the delay", () => {
  const { callback, call } = debounced();
  call("ba");
  jest.advanceTimersByTime(199);
  call("bal");
  jest.advanceTimersByTime(199);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(callback.mock.calls).toEqual([["bal"]]);
});

it("calls at once what waits when flushed, and not again", () => {
  const { callback, call, flush } = debounced();
  flush();
  call("bal");
  flush();
  jest.runAllTimers();
  expect(callback.mock.calls).toEqual([["bal"]]);
});

it("forgets what waits when cancelled, and when its component goes", () => {
  const { callback, call, cancel, unmount } = debounced();
  call("bal");
  cancel();
  call("folk");
  unmount();
  jest.runAllTimers();
  expect(callback).not.toHaveBeenCalled();
});
