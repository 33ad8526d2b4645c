import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, it } from "node:test";
import { namesOf } from "./api-names.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "coulisses-names-"));
after(() => rmSync(folder, { recursive: true, force: true }));

function namesIn(files) {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return Object.fromEntries(namesOf(path.join(folder, "index.ts")));
}

it("A door gives what it declares, hooks taken out of an api too", () => {
  const index =
    "export const { useTap, useBeer: useWine } = api; export function pour() {} export type Glass = 1; const own = 2;";
  assert.deepEqual(namesIn({ "index.ts": index }), {
    useTap: "const",
    useWine: "const",
    pour: "function",
    Glass: "type",
  });
});

it("A door gives what it passes on, under the name that it gives it", () => {
  const files = {
    "tap.tsx": "export function Tap() {} export default function Bar() {}",
    "all.ts": 'export * from "./tap";',
    "index.ts":
      'export { Tap as BeerTap } from "./tap"; export * from "./all"; export { memo } from "react"; export type { FC } from "react";',
  };
  assert.deepEqual(namesIn(files), {
    BeerTap: "function",
    Tap: "function",
    memo: "from react",
    FC: "type from react",
  });
});

it("A door that passes on a name without a file is refused", () => {
  assert.throws(() => namesIn({ "index.ts": 'export { a } from "./gone";' }), /leads nowhere/);
});
