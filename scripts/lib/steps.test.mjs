import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, it } from "node:test";
import { runSteps } from "./steps.mjs";

const passing = () => Promise.resolve(true);
const failing =
  (...tests) =>
  (name) => {
    tests.forEach(name);
    return Promise.resolve(false);
  };

/** Last lines of a run, without times, and its exit code. */
async function ran(steps, needs = {}, more = {}) {
  const printed = [];
  const print = (text) => printed.push(text);
  const code = await runSteps(Object.entries(steps), { needs, print, ...more });
  const lines = printed
    .join("\n")
    .replaceAll(/ {2}[\d.]+ s/g, "")
    .split("\n");
  return { code, lines, last: lines.at(-1) };
}

describe("The steps of npm test", () => {
  it("all pass", async () => {
    const { code, last } = await ran({ lint: passing, build: passing });
    assert.equal(code, 0);
    assert.equal(last, "2 passed, 0 failed");
  });

  it("are done after one that failed, and the end names it with its tests", async () => {
    const { code, lines } = await ran({
      lint: passing,
      tests: failing("mf-tasks/src/a.test.tsx › A list › is read"),
      budgets: () => Promise.reject(new Error("No site to weigh")),
      build: passing,
    });
    assert.equal(code, 1);
    assert.deepEqual(lines.slice(lines.indexOf("  passed  lint")), [
      "  passed  lint",
      "  FAILED  tests",
      "  FAILED  budgets",
      "  passed  build",
      " in all",
      "",
      "2 passed, 2 failed",
      "",
      "Tests that failed:",
      "  mf-tasks/src/a.test.tsx › A list › is read",
    ]);
  });

  it("are left out when they can't do without one that failed, and so are those that need these", async () => {
    const never = () => assert.fail("was done");
    const { code, lines, last } = await ran(
      { build: failing(), "start and stop": never, "end to end": never, stories: passing },
      { "start and stop": ["build"], "end to end": ["browser", "start and stop"] },
    );
    assert.equal(code, 1);
    assert.equal(last, "1 passed, 1 failed, 2 skipped");
    assert.ok(lines.includes("  skipped because build failed  end to end"));
  });

  it("that stand alone need nothing", async () => {
    assert.equal((await ran({ "end to end": passing }, { "end to end": ["build"] })).code, 0);
  });

  it("run two at a time, each once those that it needs or waits for have ended", async () => {
    const [began, running] = [[], new Set()];
    const names = ["install", "lint", "typecheck", "budgets", "build", "journeys"];
    let budgetsEnd;
    const untilBudgetsEnd = new Promise((resolve) => (budgetsEnd = resolve));
    const step = (name) => async () => {
      began.push([name, [...running]]);
      running.add(name);
      // The longest of them.
      if (name === "lint") await untilBudgetsEnd;
      running.delete(name);
      if (name === "budgets") budgetsEnd();
      return name !== "typecheck";
    };
    const others = (name) => names.filter((other) => other !== name);
    const { code, lines } = await ran(
      Object.fromEntries(names.map((name) => [name, step(name)])),
      { budgets: ["build"] },
      {
        lanes: 2,
        waits: {
          ...Object.fromEntries(others("install").map((name) => [name, ["install"]])),
          journeys: others("journeys"),
        },
      },
    );
    assert.equal(code, 1);
    assert.deepEqual(began, [
      ["install", []],
      ["lint", []],
      ["typecheck", ["lint"]],
      ["build", ["lint"]],
      ["budgets", ["lint"]],
      ["journeys", []],
    ]);
    const told = names.map((name) => `  ${name === "typecheck" ? "FAILED" : "passed"}  ${name}`);
    assert.deepEqual(lines.slice(lines.indexOf("  passed  install")).slice(0, told.length), told);
  });

  it("that wait for each other are refused, not waited for", async () => {
    const steps = { build: passing, budgets: passing };
    await assert.rejects(ran(steps, { build: ["budgets"], budgets: ["build"] }), /wait for each other/);
  });

  it("say their name before each line of theirs when others run beside them", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "coulisses-steps-"));
    const file = path.join(folder, "steps.mjs");
    const here = (name) => JSON.stringify(new URL(name, import.meta.url).href);
    writeFileSync(
      file,
      `import { run } from ${here("./run.mjs")};
import { runSteps } from ${here("./steps.mjs")};
const says = (text, code) => async () => (await run(process.execPath, ["-e", \`console.log("\${text}\\\\nend"); process.exitCode = \${code}\`])) === 0;
process.exitCode = await runSteps([["lint", says("clean", 0)], ["build", says("broken", 1)]], { lanes: 2 });`,
    );
    const { status, stdout } = spawnSync(process.execPath, [file], { encoding: "utf8" });
    rmSync(folder, { recursive: true });
    assert.equal(status, 1);
    for (const line of ["lint │ clean", "lint │ end", "build │ broken", "build │ end"])
      assert.ok(stdout.split("\n").includes(line), `${line} is not in ${stdout}`);
  });
});
