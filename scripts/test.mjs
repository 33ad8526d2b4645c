import { build } from "./lib/build.mjs";
import { checkNode } from "./lib/check-node.mjs";
import { chromium } from "./lib/chromium.mjs";
import { install } from "./lib/install.mjs";
import { run, runTool } from "./lib/run.mjs";

checkNode();

const npm = (script, workspace) =>
  run("npm", ["run", "--silent", script, "-w", workspace], { shell: process.platform === "win32" });

/** Every check of the product, cheapest first; each answers true when it passed. */
const steps = {
  install: async () => {
    await install();
    return true;
  },
  browser: async () => {
    const path = await chromium();
    if (path) process.env.CHROMIUM_PATH = path;
    return path !== undefined;
  },
  format: async () => (await runTool("prettier", [".", "--check", "--cache"])) === 0,
  lint: async () =>
    (await runTool("eslint", [
      ".",
      "--max-warnings",
      "0",
      "--cache",
      "--cache-location",
      "node_modules/.cache/eslint/",
    ])) === 0 &&
    (await run(process.execPath, ["--test", "--test-reporter=dot", "scripts/imports/"])) === 0 &&
    (await run(process.execPath, ["scripts/imports/check.mjs"])) === 0,
  typecheck: async () => (await runTool("tsc", ["-b"])) === 0,
  "unit and component tests": async () =>
    (await runTool("jest", [
      "--silent",
      "--maxWorkers=100%",
      "--testPathIgnorePatterns",
      "/node_modules/",
      "/backend/src/",
    ])) === 0,
  "API tests on PostgreSQL": async () =>
    (await runTool("jest", ["--silent", "--maxWorkers=100%", "--projects", "backend"], {
      env: { TEST_DATABASE: "postgres" },
    })) === 0,
  // Every write route, and what depends on the database itself: starting, filling, migrating, listening, copying,
  // queueing. The areas' rules are the same SQL, tried on PostgreSQL above and by the journeys on the embedded database.
  "API tests on the embedded database": async () =>
    (await runTool("jest", [
      "--silent",
      "--maxWorkers=100%",
      "--projects",
      "backend",
      "--testPathPatterns",
      "backend/src/(audit|base-data|changes|database|demo|jobs|live|logistics|read-cache|statistics|http/operations)/",
      "backend/src/[^/]+\\.test",
      "backend/src/http/every-route",
      "backend/src/festival-tasks/(assignment|largest-sheets)",
      "backend/src/registrations/admission",
    ])) === 0,
  build: () => build(),
  "start and stop": async () => (await run(process.execPath, ["--test", "scripts/start.test.mjs"])) === 0,
  budgets: async () => (await run(process.execPath, ["scripts/budgets.mjs"])) === 0,
  storybook: async () => (await npm("build", "@coulisses/shared-ui")) === 0,
  stories: async () => (await npm("test:stories", "@coulisses/shared-ui")) === 0,
  "end to end": async () => (await npm("test", "@coulisses/e2e")) === 0,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(", ")}. There are: ${Object.keys(steps).join(", ")}`);
  process.exit(1);
}
const chosen = Object.entries(steps).filter(([name]) => wanted.length === 0 || wanted.includes(name));
const began = Date.now();
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const times = [];
let failed = 0;

for (const [name, step] of chosen) {
  console.log(`\n── ${name}`);
  const since = Date.now();
  const passed = await step().catch((error) => {
    console.error(error);
    return false;
  });
  times.push(`  ${passed ? "passed" : "FAILED"}  ${name}  ${seconds(since)}`);
  if (!passed) {
    failed = 1;
    console.error(`\nStopped: "${name}" failed. Alone: npm test -- "${name}"`);
    break;
  }
}

console.log(`\n${times.join("\n")}\n  ${seconds(began)} in all\n`);
console.log(`${times.length - failed} passed, ${failed} failed`);
process.exitCode = failed;
