import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { it } from "node:test";
import { register } from "tsx/esm/api";
import { root } from "../lib/root.mjs";

// Routes are data in TypeScript.
register();

const sources = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/testing|\.test\./.test(name))
    .map((name) => path.join(folder, name));

/** The path of each GET, by its area and name: `team.list`. */
const gets = new Map();
for (const file of sources("shared-domain/src/routes")) {
  for (const [area, routes] of Object.entries(await import(path.join(root, file)))) {
    for (const [name, { method, path: at }] of Object.entries(routes))
      if (method === "GET") gets.set(`${area.replace(/Routes$/, "")}.${name}`, at);
  }
}
const AREA = /const (\w+) = (?:endpointsOf|sheetApi)<(?:Pick<)?typeof (\w+)Calls\b/g;
/** Of sheets, `read` and what writes name no call. */
const WRITES = ["mutation", "create", "write", "remove"];
const ENDPOINT =
  /^\s+(\w+): (\w+)\.(query|mutation|infiniteQuery|pages|versioned|list|read|create|write|remove)\b[^;]*?\(\s*(?:build(?:,\s*"(\w+)")?|\{)/gm;

/** Every endpoint of the browser, with the path that it reads, if any. */
const endpoints = readdirSync(root)
  .filter((name) => /^(mf-.*|shell|shared-auth|shared-sheets)$/.test(name))
  .flatMap((room) => sources(path.join(room, "src")))
  .flatMap((file) => {
    const text = readFileSync(path.join(root, file), "utf8");
    if (!text.includes("injectEndpoints(")) return [];
    const areas = new Map([...text.matchAll(AREA)].map(([, maker, area]) => [maker, area]));
    return [...text.matchAll(ENDPOINT)].map(([, name, maker, kind, call = "read"]) => {
      // A GET that a mutation makes is kept in no cache.
      return { name, file, reads: !WRITES.includes(kind) && gets.get(`${areas.get(maker)}.${call}`) };
    });
  });

/** Common part of several endpoints, with the files of each. */
function shared(key) {
  const homes = new Map();
  for (const endpoint of endpoints) {
    const value = endpoint[key];
    if (value) homes.set(value, [...(homes.get(value) ?? []), endpoint.file]);
  }
  return [...homes].filter(([, files]) => files.length > 1);
}

it("No two apps give an endpoint the same name: the second of them could not start", () => {
  assert.ok(endpoints.length > 200, `only ${endpoints.length} endpoints were found`);
  assert.deepEqual(shared("name"), []);
});

it("Each GET has one endpoint and one cache: what one screen reads, the others need not ask for again", () => {
  const known = endpoints.filter(({ reads }) => reads);
  assert.ok(known.length > 80, `only ${known.length} reads were found`);
  assert.deepEqual(shared("reads"), []);
});
