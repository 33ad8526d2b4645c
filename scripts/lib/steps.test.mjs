import assert from "node:assert/strict";
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
async function ran(steps, needs = {}) {
  const printed = [];
  const code = await runSteps(Object.entries(steps), { needs, print: (text) => printed.push(text) });
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
});
