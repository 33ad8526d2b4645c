import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../lib/root.mjs";
import { namesOf } from "./api-names.mjs";
import { entriesOf } from "./packed-manifest.mjs";
import { packages } from "./packages.mjs";

/** A package's report: each door with the names that it gives, doors for tests left out. */
function reportOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const source = path.join(folder, "src");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(d|test|stories)\.tsx?$/.test(file))
    .map((file) => file.split(path.sep).join("/"));
  const modules = new Map(files.map((file) => [file.replace(/\.tsx?$/, ""), path.join(source, file)]));
  const doors = entriesOf({ exports }, modules).filter((key) => !/(^|\/)(testing|stories)\//.test(key));
  const read = new Map();
  const lines = doors.toSorted().flatMap((key) => {
    const names = [...namesOf(modules.get(key), read)].sort(([a], [b]) => (a < b ? -1 : 1));
    return ["", key, ...names.map(([given, kind]) => `  ${given}: ${kind}`)];
  });
  return [`The names that ${name} gives, by door. Written by npm run api-report.`, ...lines, ""].join("\n");
}

const isCheck = process.argv.includes("--check");
for (const name of packages) {
  const file = path.join(root, name, "api.txt");
  const report = reportOf(path.join(root, name));
  if (!isCheck) writeFileSync(file, report);
  else if (!existsSync(file) || readFileSync(file, "utf8") !== report) {
    console.error(`  ${name}/api.txt is not what ${name} gives today: npm run api-report`);
    process.exitCode = 1;
  }
}
