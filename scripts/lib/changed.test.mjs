import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, describe, it } from "node:test";
import { changedFolders } from "./changed.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "coulisses-changed-"));
after(() => rmSync(folder, { recursive: true }));
const git = (...args) =>
  execFileSync("git", ["-c", "user.name=Noé", "-c", "user.email=noe@example.org", ...args], { cwd: folder });
const write = (file) => {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), String(Math.random()));
};

describe("The folders whose tests are run before a commit", () => {
  it("are those of sources that were edited, added or removed since the last one", () => {
    git("init", "-q");
    for (const file of ["a/src/gear/list.ts", "a/src/drive/list.ts", "a/src/rest/list.ts", "docs/gear.md"])
      write(file);
    git("add", ".");
    git("commit", "-qm", "All");
    assert.deepEqual(changedFolders(folder), []);

    for (const file of ["a/src/gear/list.ts", "a/src/gear/new.tsx", "b/src/é t/new.ts", "docs/gear.md"])
      write(file);
    rmSync(path.join(folder, "a/src/drive/list.ts"));
    git("add", "a/src/gear/new.tsx");
    assert.deepEqual(changedFolders(folder), ["a/src/drive", "a/src/gear", "b/src/é t"]);
  });
});
