import path from "node:path";
import { causeOf, withReport } from "./causes.mjs";
import { root } from "./root.mjs";
import { runTool } from "./run.mjs";

/** Failed tests of jest's report, each with its file and cause; an unreadable file counts as one. */
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

/** Runs tests on all cores and names the failed ones; returns true when all passed. */
export async function jest(args, name, env = {}) {
  const { code, report } = await withReport((file) =>
    runTool("jest", ["--silent", "--maxWorkers=100%", "--json", `--outputFile=${file}`, ...args], { env }),
  );
  if (report) failedTests(report).forEach(name);
  return code === 0;
}
