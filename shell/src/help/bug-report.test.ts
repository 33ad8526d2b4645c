import { registryWith, testLoader } from "../testing/test-site";
import { bugContext, bugReport, recentErrors, runningApps } from "./bug-report";

const nothing = { expected: "", observed: "", steps: "" };

test("a bug report says what went wrong in this tab: each app's last error, and the shell's own", () => {
  const loader = testLoader({ registry: registryWith() });
  loader.note("mf-activities", new Error("x"), "x is not a function");
  const strays = [
    { app: "mf-activities", cause: "", detail: "told with its app", isRejection: false, at: 0 },
    { app: undefined, cause: "", detail: "the shell's\nown", isRejection: false, at: 0 },
  ];
  const report = bugReport(nothing, bugContext("1.0.0", recentErrors(loader.apps(), strays), []));
  expect(report).toContain("## Erreurs de cet onglet");
  expect(report).toMatch(/- \S+Z mf-activities v1 : x is not a function\n- \S+Z shell : the shell's own/);
  expect(report).not.toContain("told with its app");
});

test("a report of a tab in which all went well says nothing of errors", () => {
  expect(bugReport(nothing, bugContext("1.0.0", recentErrors(testLoader().apps(), []), []))).not.toContain(
    "Erreurs",
  );
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
    cause: "",
    detail: "a".repeat(5_000),
    isRejection: false,
    at: 0,
  }));
  expect(recentErrors([], strays).join("\n").length).toBeLessThan(2_000);
});
