import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "./root.mjs";
import { runTool } from "./run.mjs";

/** The tests of jest's report that failed, with their files; a file that could not be read stands alone. */
export function failedTests({ testResults }) {
  return testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const file = path.relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === "failed");
      if (failed.length === 0) return [file];
      return failed.map(({ ancestorTitles, title }) => [file, ...ancestorTitles, title].join(" › "));
    });
}

/** Runs tests on all cores and names those that failed; answers whether all passed. */
export async function jest(args, name, env = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), "coulisses-jest-"));
  const report = path.join(folder, "report.json");
  try {
    const code = await runTool(
      "jest",
      ["--silent", "--maxWorkers=100%", "--json", `--outputFile=${report}`, ...args],
      { env },
    );
    if (code !== 0) failedTests(JSON.parse(readFileSync(report, "utf8"))).forEach(name);
    return code === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
