import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { it } from "node:test";
import { register } from "tsx/esm/api";
import { featureApps, root } from "../lib/root.mjs";

// The list is the end-to-end tests', in TypeScript.
register();
const { isKnown } = await import("../../e2e/support/site-pages.ts");

/** The names of a table `name: () => import(…)` or `name: Component`, in a source file. */
function namesIn(file, entry) {
  const names = [...readFileSync(path.join(root, file), "utf8").matchAll(entry)].map(([, name]) => name);
  assert.ok(names.length > 0, `${file} has no table of this kind`);
  return names;
}
const unknownIn = (paths) => paths.filter((at) => !isKnown(at));

const LOADED = /^\s+"(\/[^"]*)": \(\) => import\(/gm;
const SECTION = /^ {2}(\w+): \w+Section,$/gm;

for (const app of featureApps)
  it(`every page that ${app} opens is looked at in both sizes of window`, () => {
    assert.deepEqual(unknownIn(namesIn(`${app}/src/feature.tsx`, LOADED)), []);
  });

it("every page of the shell is looked at", () => {
  assert.deepEqual(unknownIn(namesIn("shell/src/page/own-pages.ts", LOADED)), []);
});

it("every section of the settings is looked at; the first one is the page itself", () => {
  const sections = namesIn("mf-registrations/src/configuration/configuration-page.tsx", SECTION);
  const [first, ...others] = sections;
  assert.equal(first, "festival");
  assert.deepEqual(unknownIn(others.map((section) => `/configuration?section=${section}`)), []);
});

it("a page that no list names is missed", () => {
  assert.deepEqual(unknownIn(["/fa", "/fa/:id", "/forgotten"]), ["/forgotten"]);
});
