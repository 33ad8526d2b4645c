import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root, workspaces } from "./lib/root.mjs";

/** Prints, for each package, the ratio of test lines to tested lines, without blank lines. */
const wanted = 0.7;
const isTesting = (file) => /(^|\/)testing\/|\.test\.tsx?$|\.stories\.tsx$/.test(file);
const linesOf = (files) =>
  files
    .map((file) => readFileSync(file, "utf8").split("\n"))
    .flat()
    .filter((line) => line.trim() !== "").length;

const rows = workspaces.flatMap((name) => {
  const folder = path.join(root, name, "src");
  const files = listed(folder).filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"));
  if (files.length === 0) return [];
  const tests = linesOf(files.filter(isTesting));
  const source = linesOf(files.filter((file) => !isTesting(file)));
  return [{ package: name, source, tests, ratio: Number((tests / source).toFixed(2)) }];
});
console.table(rows);
const low = rows.filter(({ ratio }) => ratio < wanted).map((row) => row.package);
console.log(low.length === 0 ? `All at ${wanted} or above.` : `Below ${wanted}: ${low.join(", ")}.`);

function listed(folder) {
  try {
    return readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name));
  } catch {
    return [];
  }
}
