import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

/**
 * Cuts the product's font to what its pages write: `node scripts/cut-font.mjs`, after an update of its package.
 * `--check` says whether the file in place is that of the package.
 */
const require = createRequire(import.meta.url);
const source = require.resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2");
const folder = path.resolve(import.meta.dirname, "../shell/public/fonts");

const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
// ASCII, the letters of western names, and the marks of French.
const text = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}ŒœŸ€«»‘’“”–—…•·°²³½±§©\u00a0\u202f\u2009`;

const font = await subsetFont(readFileSync(source), text, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 700 } },
});
const name = `figtree.${createHash("sha256").update(font).digest("hex").slice(0, 16)}.woff2`;
const inPlace = readdirSync(folder).filter((file) => file.endsWith(".woff2"));

if (process.argv.includes("--check")) {
  if (inPlace.join() !== name) {
    console.error(`shell/public/fonts has ${inPlace.join(", ")}, the package makes ${name}.`);
    process.exitCode = 1;
  }
} else {
  for (const file of inPlace) rmSync(path.join(folder, file));
  writeFileSync(path.join(folder, name), font);
  console.log(
    `${name}: ${font.length} bytes. Name it in shell/src/index.html and shell/public/first-paint.css.`,
  );
}
