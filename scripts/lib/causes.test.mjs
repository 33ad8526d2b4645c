import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { causeOf } from "./causes.mjs";
import { failedTests } from "./jest.mjs";
import { failedJourneys } from "./playwright.mjs";

describe("Why a test failed", () => {
  it("is told in one line without colours or stack", () => {
    assert.equal(
      causeOf("Error: expect(\u001B[31mreceived\u001B[39m)\n\n  Expected: 2\n    at a.test.ts:3:1"),
      "Error: expect(received) Expected: 2",
    );
  });

  it("stands beside each test of jest", () => {
    const assertionResults = [
      { status: "passed", ancestorTitles: [], title: "is there", failureMessages: [] },
      { status: "failed", ancestorTitles: ["A list"], title: "is read", failureMessages: ["Error: empty"] },
    ];
    const name = new URL("../../mf-tasks/a.test.ts", import.meta.url).pathname;
    assert.deepEqual(
      failedTests({ testResults: [{ status: "failed", name, message: "", assertionResults }] }),
      ["mf-tasks/a.test.ts › A list › is read: Error: empty"],
    );
  });

  it("stands beside each journey, with the line where it stopped", () => {
    const error = { message: "Error: no row", location: { line: 40 } };
    const failed = {
      ok: false,
      file: "a.spec.ts",
      line: 12,
      title: "a journey",
      tests: [{ results: [{ error }] }],
    };
    const suites = [{ specs: [{ ok: true }], suites: [{ specs: [failed] }] }];
    assert.deepEqual(failedJourneys({ suites }), ["a.spec.ts:12 › a journey: Error: no row (line 40)"]);
  });
});
