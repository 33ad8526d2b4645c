import {
  clearUncaughtErrors,
  onUncaughtError,
  uncaughtErrors,
  reportUncaughtError,
  watchUncaughtErrors,
} from "./uncaught-errors";

const thrownIn = (script: string, message = "x is not a function") =>
  Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n    at https://festival.fr${script}:1:20`,
  });

beforeAll(() => {
  watchUncaughtErrors(window);
});
beforeEach(clearUncaughtErrors);

/** As browsers tell it. */
const happens = (error: unknown, filename = "") =>
  window.dispatchEvent(new ErrorEvent("error", { error, message: "Uncaught", filename }));
const rejects = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));

test("an error in a handler is put down to the app whose script threw it", () => {
  happens(thrownIn("/features/mf-activities/0123/page.js"));
  expect(uncaughtErrors()).toMatchObject([{ app: "mf-activities", detail: "x is not a function" }]);
});

test("so is one that says nothing, by the address of its script", () => {
  happens("boom", "https://festival.fr/features/mf-planning/0123/page.js");
  expect(uncaughtErrors()).toMatchObject([{ app: "mf-planning", detail: "boom" }]);
});

test("so is a promise that nobody awaits", () => {
  rejects(thrownIn("/features/mf-tasks/0123/page.js"));
  rejects(thrownIn("/shell/main.js"));
  rejects({ status: 409 });
  rejects(undefined);
  expect(uncaughtErrors().map(({ app, detail }) => [app, detail])).toEqual([
    ["mf-tasks", "x is not a function"],
    [undefined, "x is not a function"],
    [undefined, '{"status":409}'],
    [undefined, "undefined"],
  ]);
});

test("what the browser says of layouts is no error", () => {
  reportUncaughtError("ResizeObserver loop completed with undelivered notifications.");
  expect(uncaughtErrors()).toEqual([]);
});

test("a repeated one fills nothing, and a late listener hears those kept", () => {
  for (let count = 0; count < 50; count += 1) reportUncaughtError(`error ${String(count)}`);
  const heard: string[] = [];
  const stop = onUncaughtError(({ detail }) => heard.push(detail));
  expect([heard.length, heard.at(-1)]).toEqual([20, "error 49"]);
  reportUncaughtError("one more");
  stop();
  reportUncaughtError("unheard");
  expect(heard.at(-1)).toBe("one more");
});
