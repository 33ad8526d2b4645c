import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../lib/root.mjs";
import { textsOf } from "./texts.mjs";
import { misspelt } from "./words.mjs";

/** The messages of `shared-node` are for operators, in English. */
const folders = readdirSync(root).filter((name) => /^(mf-.*|shell|shared-(?!node$).*|backend)$/.test(name));
/** Made-up people, and names that screens don't show. */
const without = /^backend\/src\/demo\/people\/names\.ts$|^shared-domain\/src\/live\/live-tags\.ts$/;
const isSource = (file) =>
  /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\.d\.ts$|(^|\/)(testing|stories)\//.test(file);

function* texts() {
  for (const folder of folders) {
    const source = path.join(root, folder, "src");
    const files = readdirSync(source, { recursive: true, encoding: "utf8" }).map((file) =>
      file.split(path.sep).join("/"),
    );
    for (const file of files.filter(isSource)) {
      const name = `${folder}/src/${file}`;
      if (without.test(name)) continue;
      const content = readFileSync(path.join(source, file), "utf8");
      for (const found of textsOf(name, content, { amidCode: folder === "backend" }))
        yield { name, ...found };
    }
  }
  for (const { title } of JSON.parse(readFileSync(path.join(root, "shell/pages.json"), "utf8")).pages)
    yield { name: "shell/pages.json", text: title, line: 1 };
  for (const folder of folders.filter((name) => name.startsWith("mf-"))) {
    const name = `${folder}/feature.json`;
    const { pages, cards = [], unsent = [] } = JSON.parse(readFileSync(path.join(root, name), "utf8"));
    for (const { title } of [...pages, ...cards]) yield { name, text: title, line: 1 };
    for (const { label, reminder = "", link = "" } of unsent)
      for (const text of [label, reminder, link]) yield { name, text, line: 1 };
  }
}

const faults = [...texts()].flatMap(({ name, line, text }) =>
  misspelt(text).map((word) => `${name}:${line} ${word}`),
);
if (faults.length > 0) {
  console.error(
    `${faults.join("\n")}\nMend them, or add the festival's own words to scripts/spelling/words.txt.`,
  );
  process.exitCode = 1;
}
