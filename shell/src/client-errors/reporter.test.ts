import type { ClientErrorReport } from "@coulisses/shared-domain/contract/client-errors";
import { createReporter, reporterLimits } from "./reporter";

const boom = {
  app: "mf-tasks",
  version: "v2",
  kind: "error",
  page: "/ft",
  message: "x is not a function",
  stack: "at Row (/features/mf-tasks/v2/1.js:1:2)",
  duringOutage: false,
} as const;

let sent: ClientErrorReport[];
let told: readonly string[];
let teller: "person" | "stranger" | undefined;
beforeEach(() => {
  [sent, told, teller] = [[], [], "person"];
});

const newReporter = () =>
  createReporter({
    teller: () => teller,
    send: (report) => sent.push(report),
    told: { read: () => told, write: (versions) => (told = versions) },
  });

test("an error that comes again and again is told once, with its number", () => {
  const reporter = newReporter();
  for (let n = 0; n < 40; n += 1) reporter.hear(boom);
  reporter.hear({ ...boom, message: "y is undefined" });
  reporter.flush();
  reporter.flush();
  expect(sent.map(({ errors }) => errors.map(({ message, count }) => [message, count]))).toEqual([
    [
      ["x is not a function", 40],
      ["y is undefined", 1],
    ],
  ]);
  reporter.hear(boom);
  reporter.flush();
  expect(sent[1]?.errors).toMatchObject([{ count: 1 }]);
});

test("a page that throws without end tells a bounded number of errors, in a bounded number of reports", () => {
  const reporter = newReporter();
  for (let n = 0; n < 500; n += 1) {
    reporter.hear({
      ...boom,
      page: `/page-${"abcdefghij".charAt(n % 10)}`,
      message: `error ${"é".repeat(n)}`,
    });
    reporter.flush();
  }
  const different = new Set(sent.flatMap(({ errors }) => errors.map(({ page, message }) => page + message)));
  expect(different.size).toBeLessThanOrEqual(reporterLimits.differentErrors);
  expect(sent.length).toBeLessThanOrEqual(reporterLimits.reports);
});

test("a report holds ten errors; the others follow", () => {
  const reporter = newReporter();
  for (const letter of "abcdefghijklm") reporter.hear({ ...boom, message: letter });
  reporter.flush();
  reporter.flush();
  expect(sent.map(({ errors }) => errors.length)).toEqual([10, 3]);
});

test("a version is told once in a session, all of a page in one report", () => {
  const reporter = newReporter();
  reporter.opened({ app: "shell", version: "0123456789abcdef" });
  reporter.opened({ app: "mf-tasks", version: "v2" });
  reporter.opened({ app: "mf-tasks", version: "v2" });
  reporter.flush();
  const nextPage = newReporter();
  nextPage.opened({ app: "mf-tasks", version: "v2" });
  nextPage.flush();
  expect(sent.map(({ loads }) => loads.map(({ app }) => app))).toEqual([["shell", "mf-tasks"]]);
});

test("a stranger tells errors but no versions, which count once they have logged in", () => {
  teller = "stranger";
  const reporter = newReporter();
  reporter.opened({ app: "shell", version: "0123456789abcdef" });
  reporter.flush();
  reporter.hear(boom);
  reporter.flush();
  expect(sent).toMatchObject([{ loads: [], errors: [{ app: "mf-tasks" }] }]);
  teller = "person";
  reporter.flush();
  expect(sent[1]).toMatchObject({ loads: [{ app: "shell" }], errors: [] });
});

test("nothing is told while nothing can be", () => {
  teller = undefined;
  const reporter = newReporter();
  reporter.hear(boom);
  reporter.flush();
  expect(sent).toEqual([]);
  teller = "person";
  reporter.flush();
  expect(sent).toHaveLength(1);
});
