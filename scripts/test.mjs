import { availableParallelism } from "node:os";
import { build } from "./lib/build.mjs";
import { causeOf, withReport } from "./lib/causes.mjs";
import { changedFolders } from "./lib/changed.mjs";
import { checkNode } from "./lib/check-node.mjs";
import { withBrowser } from "./lib/chromium.mjs";
import { install } from "./lib/install.mjs";
import { jest } from "./lib/jest.mjs";
import { playwright } from "./lib/playwright.mjs";
import { run, runTool } from "./lib/run.mjs";
import { runSteps } from "./lib/steps.mjs";

checkNode();

const checks = [
  "scripts/comments/",
  "scripts/imports/",
  "scripts/lib/",
  "scripts/release/",
  "scripts/sdk/",
  "scripts/spelling/",
  "scripts/storybooks/",
  "scripts/visual/",
];

/** Checks of the product, cheapest first; each returns true when it passed. */
const steps = {
  install: async () => {
    await install();
    return true;
  },
  browser: () => withBrowser(() => true),
  format: async () => (await runTool("prettier", [".", "--check", "--cache"])) === 0,
  lint: async () => {
    const codes = [
      await runTool("eslint", [
        ".",
        "--max-warnings",
        "0",
        "--cache",
        "--cache-location",
        "node_modules/.cache/eslint/",
      ]),
      await run(process.execPath, ["--test", "--test-reporter=dot", ...checks]),
      await run(process.execPath, ["scripts/imports/check.mjs"]),
      await run(process.execPath, ["scripts/spelling/check.mjs"]),
      await run(process.execPath, ["scripts/comments/check.mjs"]),
      await run(process.execPath, ["scripts/sdk/api-report.mjs", "--check"]),
    ];
    return codes.every((code) => code === 0);
  },
  typecheck: async () => (await runTool("tsc", ["-b"])) === 0,
  "unit and component tests": (name) =>
    jest(["--testPathIgnorePatterns", "/node_modules/", "/backend/src/"], name),
  "API tests on PostgreSQL": (name) => jest(["--projects", "backend"], name, { TEST_DATABASE: "postgres" }),
  // Every write route, and the database's own work: start, fill, migration, listening, copy, queue. The
  // areas' SQL is the same, tested on PostgreSQL above and by the journeys on the embedded database.
  "API tests on the embedded database": (name) =>
    jest(
      [
        "--projects",
        "backend",
        "--testPathPatterns",
        "backend/src/(audit|backup|base-data|changes|database|demo|jobs|live|logistics|metrics|read-cache|statistics|http/operations)/",
        "backend/src/[^/]+\\.test",
        "backend/src/http/every-route",
        "backend/src/festival-tasks/(assignment|largest-sheets)",
        "backend/src/registrations/(admission|enrolment)",
      ],
      name,
    ),
  "tests beside what changed": (name) => {
    const folders = changedFolders();
    if (folders.length === 0) return Promise.resolve(true);
    const beside = folders.map((folder) => `/${folder}/[^/]+\\.test\\.`);
    return jest(["--passWithNoTests", "--testPathPatterns", ...beside], name);
  },
  build: () => build(),
  "own repository": async () =>
    (await run(process.execPath, ["--test", "scripts/own-repository.test.mjs"])) === 0,
  "start and stop": async () => (await run(process.execPath, ["--test", "scripts/start.test.mjs"])) === 0,
  release: async () => (await run(process.execPath, ["--test", "scripts/release.test.mjs"])) === 0,
  budgets: async () => (await run(process.execPath, ["scripts/budgets.mjs"])) === 0,
  // Which apps in place this tree's shared packages would break; asked where a site is named.
  impact: async () => {
    const site = process.env.IMPACT_SITE;
    if (site === undefined) return true;
    const args = ["federation/bin/federation.mjs", "impact", "shell", "--site", site];
    return (await run(process.execPath, args)) === 0;
  },
  storybook: async () => (await run(process.execPath, ["scripts/storybooks/build.mjs"])) === 0,
  stories: async (name) => {
    const { code, report } = await withReport((file) =>
      run(process.execPath, ["scripts/visual/run-stories.mjs"], { env: { STORIES_REPORT: file } }),
    );
    report?.map(causeOf).forEach(name);
    return code === 0;
  },
  "end to end": (name) => playwright(name),
};

/** Steps that a step needs, when they are part of the same run. */
const needs = {
  "own repository": ["typecheck", "build"],
  "start and stop": ["build"],
  release: ["build"],
  budgets: ["build"],
  impact: ["build"],
  stories: ["browser", "storybook"],
  "end to end": ["browser", "build"],
};
const others = (name) => Object.keys(steps).filter((other) => other !== name);
/** Steps beside which a step does not run. */
const waits = {
  ...Object.fromEntries(others("install").map((name) => [name, ["install"]])),
  // It cuts builds short.
  "start and stop": ["install", "own repository", "release", "budgets", "impact"],
  // Busy by itself, and it looks at times.
  "end to end": others("end to end"),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(", ")}. There are: ${Object.keys(steps).join(", ")}`);
  process.exit(1);
}
/** The whole runs these tests anyway. */
const whole = Object.keys(steps).filter((name) => name !== "tests beside what changed");
const names = wanted.length === 0 ? whole : wanted;
const chosen = Object.entries(steps).filter(([name]) => names.includes(name));
// Tests wait as often as they compute, so that one step after another leaves half of two cores idle.
const lanes = chosen.length > 1 ? Math.min(2, availableParallelism()) : 1;
process.exitCode = await runSteps(chosen, { needs, waits, lanes });
