import { reloadOnce } from "./reload-once";

const TEN_SECONDS = 10_000;
const reload = jest.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});

test("the page is reloaded once, and not again within ten seconds", () => {
  expect(reloadOnce(50_000, reload)).toBe(true);
  expect(reloadOnce(50_000 + TEN_SECONDS - 1, reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadOnce(50_000 + TEN_SECONDS, reload)).toBe(true);
});

test("where nothing can be remembered, nothing is reloaded: it could loop", () => {
  const storage = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("denied");
  });
  expect(reloadOnce(50_000, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  storage.mockRestore();
});
