import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(__dirname, "../../..");
const shell = path.join(root, "shell");
const read = (file: string) => readFileSync(path.join(shell, file), "utf8");
const [font = ""] = readdirSync(path.join(shell, "public/fonts")).filter((file) => file.endsWith(".woff2"));
const name = `fonts/${font}`;

test("the font is cut from that of its package, under a name that changes with it", () => {
  execFileSync(process.execPath, [path.join(root, "scripts/cut-font.mjs"), "--check"], { stdio: "inherit" });
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

test("the font costs a first load less than 20 KiB", () => {
  expect(readFileSync(path.join(shell, "public", name)).byteLength).toBeLessThan(20 * 1024);
});
