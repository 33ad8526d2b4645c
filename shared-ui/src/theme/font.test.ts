import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

const shell = path.resolve(__dirname, "../../../shell");
const read = (file: string) => readFileSync(path.join(shell, file), "utf8");
const published = readFileSync(
  require.resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"),
);
const name = `fonts/figtree.${createHash("sha256").update(published).digest("hex").slice(0, 16)}.woff2`;

test("the font is that of its package, under a name that changes with it", () => {
  expect(readFileSync(path.join(shell, "public", name)).equals(published)).toBe(true);
  expect(read("public/fonts/OFL.txt")).toContain("SIL Open Font License, Version 1.1");
});

test("the first paint names the font, and the page asks for it at once", () => {
  expect(read("public/first-paint.css")).toContain(`url("${name}")`);
  const preload = new DOMParser()
    .parseFromString(read("src/index.html"), "text/html")
    .querySelector("link[rel=preload][as=font]");
  expect(preload?.getAttribute("href")).toBe(`/shell/${name}`);
  expect(preload?.hasAttribute("crossorigin")).toBe(true);
});

test("the font costs a first load less than 25 KiB", () => {
  expect(published.byteLength).toBeLessThan(25 * 1024);
});
