import path from "node:path";
import { causeOf, withReport } from "./causes.mjs";
import { root } from "./root.mjs";
import { runTool } from "./run.mjs";

/** The tests of jest's report that failed, each with its file and cause; a file that could not be read stands alone. */
export function failedTests({ testResults }) {
  return testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === "failed");
      if (failed.length === 0) return [`${file}: ${causeOf(message)}`];
      return failed.map(
        ({ ancestorTitles, title, failureMessages: [cause = ""] }) =>
          `${[file, ...ancestorTitles, title].join(" › ")}: ${causeOf(cause)}`,
      );
    });
}

/** Runs tests on all cores and names those that failed; answers whether all passed. */
export async function jest(args, name, env = {}) {
  const { code, report } = await withReport((file) =>
    runTool("jest", ["--silent", "--maxWorkers=100%", "--json", `--outputFile=${file}`, ...args], { env }),
  );
  if (report) failedTests(report).forEach(name);
  return code === 0;
}
