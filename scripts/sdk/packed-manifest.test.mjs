import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { compiledCommands, entriesOf, packedExports, packedManifest } from "./packed-manifest.mjs";

const source = {
  name: "@coulisses/shared-bar",
  version: "1.2.0",
  private: true,
  type: "module",
  exports: { ".": "./src/index.ts", "./*": "./src/*/index.ts", "./schema.json": "./schema.json" },
  dependencies: { "@coulisses/shared-domain": "*", react: "^19.3.0", leaflet: "^1.9.4" },
};
const root = {
  license: "UNLICENSED",
  engines: { node: ">=20.19" },
  devDependencies: { msw: "2.9.0", "@types/react": "^19.2.0" },
};
const packed = (code, types = []) =>
  packedManifest(source, {
    code: new Map(code.map((library) => [library, "beer/tap"])),
    types: new Map(types.map((library) => [library, "beer/tap"])),
    root,
    versions: { "@coulisses/shared-domain": "3.1.0" },
    isOnce: (library) => library === "react",
    files: ["dist"],
  });

describe("the commands of a package", () => {
  it("are compiled where they stand in bin, and stay as they are elsewhere", () => {
    const bin = { taps: "./bin/taps.mjs", kegs: "./presets/kegs.mjs" };
    assert.deepEqual(compiledCommands({ bin }), ["./bin/taps.mjs"]);
    assert.deepEqual(compiledCommands({}), []);
  });
});

describe("a packed package", () => {
  it("has its own libraries, and takes from its user what exists once in the page", () => {
    const { dependencies, peerDependencies } = packed(["react", "leaflet", "@coulisses/shared-domain"]);
    assert.deepEqual(dependencies, { leaflet: "^1.9.4" });
    assert.deepEqual(peerDependencies, {
      "@coulisses/shared-domain": "^3.1.0",
      "@types/react": "^19.2.0",
      react: "^19.3.0",
    });
  });

  it("may be published, though its source may not", () => {
    const manifest = packed([]);
    assert.equal("private" in manifest, false);
    assert.equal(manifest.license, "UNLICENSED");
  });

  it("can do without what only its fakes for tests import", () => {
    assert.deepEqual(packed(["msw"]).peerDependenciesMeta, { msw: { optional: true } });
  });

  it("is refused when it imports what its package.json does not declare", () => {
    assert.throws(
      () => packed(["yup"]),
      /shared-bar imports what its package.json does not declare: beer\/tap imports yup/,
    );
  });

  it("leads each door to the compiled code and to its types", () => {
    assert.deepEqual(packedExports(source.exports), {
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      "./*": { types: "./dist/*/index.d.ts", default: "./dist/*/index.js" },
      "./schema.json": "./schema.json",
      "./package.json": "./package.json",
    });
  });

  it("holds what its doors lead to", () => {
    const modules = new Map(["index", "beer/index", "beer/tap", "wine"].map((key) => [key, {}]));
    assert.deepEqual(entriesOf(source, modules), ["index", "beer/index"]);
  });
});
