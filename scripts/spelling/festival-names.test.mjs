import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { it } from "node:test";
import { root } from "../lib/root.mjs";

const one = /24 ?h(eures)? de l|\binsa\b|insa-lyon/i;
/** The demo is one festival. */
const may = /^backend\/src\/demo\//;
const isOfProduct = (file) =>
  /\.(tsx?|json|html|css|js|webmanifest)$/.test(file) &&
  !/\.(test|stories)\.tsx?$|(^|\/)(testing|stories)\//.test(file) &&
  !may.test(file);

function* productFiles() {
  const folders = readdirSync(root).filter((name) => /^(mf-.*|shell|shared-.*|backend)$/.test(name));
  for (const folder of folders) {
    for (const file of ["feature.json", "pages.json", "index.html"]) yield `${folder}/${file}`;
    for (const part of ["src", "public"].map((name) => `${folder}/${name}`)) {
      if (!existsSync(path.join(root, part))) continue;
      for (const file of readdirSync(path.join(root, part), { recursive: true, encoding: "utf8" }))
        yield `${part}/${file.split(path.sep).join("/")}`;
    }
  }
}

it("The product names no festival and no school: both are configured", () => {
  const names = [...productFiles()].filter((name) => isOfProduct(name) && existsSync(path.join(root, name)));
  assert.ok(names.length > 1_000, "it reads the whole product");
  const faults = names.flatMap((name) =>
    readFileSync(path.join(root, name), "utf8")
      .split("\n")
      .flatMap((line, at) => (one.test(line) ? [`${name}:${at + 1} ${line.trim().slice(0, 100)}`] : [])),
  );
  assert.deepEqual(faults, []);
});
