import { afterFirstScreen } from "./after-first-screen";

const readyState = (state: DocumentReadyState) =>
  jest.spyOn(document, "readyState", "get").mockReturnValue(state);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("what comes after the first screen waits for the page and four seconds more", () => {
  readyState("interactive");
  const task = jest.fn();
  afterFirstScreen(task);
  jest.advanceTimersByTime(60_000);
  expect(task).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(3_999);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(1);
});

test("a page that is already there only waits the four seconds", () => {
  readyState("complete");
  const task = jest.fn();
  afterFirstScreen(task);
  jest.advanceTimersByTime(4_000);
  expect(task).toHaveBeenCalledTimes(1);
});
