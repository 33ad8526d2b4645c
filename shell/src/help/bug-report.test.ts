import { registryWith, testLoader } from "../testing/test-site";
import { bugContext, bugReport, recentErrors, runningApps } from "./bug-report";

const same = (stack: string) => stack;
const nothing = { expected: "", observed: "", steps: "" };

test("a bug report says what went wrong in this tab: each app's last error, and the shell's own", () => {
  const loader = testLoader({ registry: registryWith() });
  loader.note("mf-activities", new Error("x"), "x is not a function");
  const strays = [
    { app: "mf-activities", cause: "", detail: "told with its app", isRejection: false, at: 0 },
    { app: undefined, cause: "", detail: "the shell's\nown", isRejection: false, at: 0 },
  ];
  const report = bugReport(nothing, bugContext("1.0.0", recentErrors(loader.apps(), strays, same), []));
  expect(report).toContain("## Erreurs de cet onglet");
  expect(report).toMatch(/- \S+Z mf-activities v1 : x is not a function\n- \S+Z shell : the shell's own/);
  expect(report).not.toContain("told with its app");
});

const thrown = (frames: number) =>
  Object.assign(new Error("x"), {
    stack: Array.from(
      { length: frames },
      (_, at) => `at f (${window.location.origin}/files/812.js:1:${String(at)})`,
    ).join("\n"),
  });

test("with its errors a report says where in the source they were: the first frames, of the version that runs", () => {
  const strays = [{ app: undefined, cause: thrown(9), detail: "x", isRejection: false, at: 0 }];
  const errors = recentErrors([], strays, (stack) => stack.replaceAll("/files/", "/v1/"));
  const context = bugContext("1.0.0", errors, []);
  const frames = Array.from({ length: 6 }, (_, at) => `  - at f (row.tsx:1:${String(at)})`);
  const read = (stack: string) => stack.replaceAll("/v1/812.js", "row.tsx");
  expect(bugReport(nothing, context, read)).toContain(["shell : x", ...frames].join("\n"));
  expect(bugReport(nothing, context, read)).not.toContain("row.tsx:1:6");
  expect(bugReport(nothing, context)).not.toContain("row.tsx");
});

test("a report of a tab in which all went well says nothing of errors", () => {
  expect(
    bugReport(nothing, bugContext("1.0.0", recentErrors(testLoader().apps(), [], same), [])),
  ).not.toContain("Erreurs");
});

test("a report says which version of each app runs in this tab, and what is in place", async () => {
  const loader = testLoader({ answers: [() => Promise.resolve({ pages: {}, cards: {} })] });
  expect(runningApps(loader.apps())).toEqual([]);
  await loader.load("mf-activities");
  loader.adopt(registryWith({ version: "v2", disabled: { word: "En pause.", ask: "un admin" } }));
  const report = bugReport(nothing, bugContext("1.0.0", [], runningApps(loader.apps())));
  expect(report).toContain("- Application : mf-activities v1, v2 en place, en pause");
});

test("a long error, or many, still fit in a mail's address", () => {
  const strays = Array.from({ length: 20 }, () => ({
    app: undefined,
    cause: thrown(100),
    detail: "a".repeat(5_000),
    isRejection: false,
    at: 0,
  }));
  expect(bugReport(nothing, bugContext("1.0.0", recentErrors([], strays, same), [])).length).toBeLessThan(
    2_000,
  );
});
