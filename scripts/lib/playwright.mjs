import { causeOf, withReport } from "./causes.mjs";
import { run } from "./run.mjs";

/** Failed journeys of Playwright's report, each with its file, line and cause. */
export function failedJourneys({ suites }) {
  return suites.flatMap(({ suites: nested = [], specs = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
        const at = error?.location ? ` (line ${String(error.location.line)})` : "";
        return `${file}:${String(line)} › ${title}: ${causeOf(error?.message ?? "")}${at}`;
      }),
    ...failedJourneys({ suites: nested }),
  ]);
}

/** Runs the journeys and names the failed ones; returns true when all passed. */
export async function playwright(name) {
  const { code, report } = await withReport((file) =>
    run("npx", ["playwright", "test", "--reporter=list,json"], {
      cwd: new URL("../../e2e", import.meta.url).pathname,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      shell: process.platform === "win32",
    }),
  );
  if (report) failedJourneys(report).forEach(name);
  return code === 0;
}
