import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root, workspaces } from "../lib/root.mjs";
import { faultsOf } from "./comments.mjs";

const skipped = /(^|\/)(\.|(node_modules|dist|storybook-static|test-results)\/)/;
const isSource = (file) => /\.(tsx?|[cm]?js)(\.template)?$/.test(file) && !skipped.test(file);

function* sources() {
  for (const file of readdirSync(root)) if (isSource(file)) yield file;
  for (const folder of [...workspaces, "scripts"])
    for (const file of readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })) {
      const name = `${folder}/${file.split(path.sep).join("/")}`;
      if (isSource(name)) yield name;
    }
}

const faults = [...sources()].flatMap((name) =>
  faultsOf(name, readFileSync(path.join(root, name), "utf8")).map(
    ({ line, word }) => `${name}:${String(line)} ${word}`,
  ),
);
if (faults.length > 0) {
  console.error(
    `${faults.join("\n")}\nBegin with a noun or a verb, and name the person: the volunteer, the caller, the editor.`,
  );
  process.exitCode = 1;
}
