import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { it } from "node:test";
import { root } from "../lib/root.mjs";

const ENDPOINT =
  /^\s+(\w+): (?:build|\w+)\.(?:query|mutation|infiniteQuery|pages|versioned|list|mine|read|create|write|remove)\b[^;]*?\(\s*(?:build|\{)/gm;

it("No two apps give an endpoint the same name: the second of them could not start", () => {
  const rooms = readdirSync(root).filter((name) => /^(mf-.*|shell|shared-auth|shared-sheets)$/.test(name));
  const files = rooms.flatMap((room) =>
    readdirSync(path.join(root, room, "src"), { recursive: true })
      .filter((name) => /\.tsx?$/.test(name) && !/testing|\.test\./.test(name))
      .map((name) => path.join(room, "src", name)),
  );
  const homes = new Map();
  for (const file of files) {
    const text = readFileSync(path.join(root, file), "utf8");
    if (!text.includes("injectEndpoints(")) continue;
    for (const [, name] of text.matchAll(ENDPOINT)) homes.set(name, [...(homes.get(name) ?? []), file]);
  }
  assert.ok(homes.size > 200, `only ${homes.size} endpoints were found`);
  assert.deepEqual(
    [...homes].filter(([, found]) => found.length > 1),
    [],
  );
});
