import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { withBrowser } from "./chromium.mjs";

const before = process.env.CHROMIUM_PATH;
after(() => {
  if (before === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = before;
});

describe("What drives a browser", () => {
  it("finds the one that was fetched for it", async () => {
    const fetched = () => Promise.resolve("/usr/bin/just-fetched");
    assert.equal(await withBrowser(() => process.env.CHROMIUM_PATH, fetched), "/usr/bin/just-fetched");
  });

  it("is not done, and did not pass, when none can be fetched", async () => {
    const none = () => Promise.resolve(undefined);
    assert.equal(await withBrowser(() => assert.fail("was done"), none), false);
  });
});
