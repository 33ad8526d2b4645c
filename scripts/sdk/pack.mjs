import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { register } from "tsx/esm/api";
import { root } from "../lib/root.mjs";
import { run, runTool } from "../lib/run.mjs";
import { compiledModules, declaredModules, reachedFrom } from "./modules.mjs";
import { packages } from "./packages.mjs";
import { compiledCommands, entriesOf, packedManifest } from "./packed-manifest.mjs";

register();
const { librariesOf } = await import("../../federation/src/contract/shared-modules.ts");

const onceInThePage = new Set(Object.values(librariesOf).flat());
const isOnce = (library) => onceInThePage.has(library) || /^@(fluentui|types\/react)/.test(library);

const jsonIn = (folder) => JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));

/** Files that tools read as they stand, beside what is compiled. */
const asTheyStand = ["README.md", "CHANGELOG.md", "template", "presets", "feature.schema.json"];

const command = `#!/usr/bin/env node
import { main } from "../dist/cli/main.js";

process.exitCode = await main(process.argv.slice(2));
`;

/** Writes a package as it is published into a folder. */
async function write(name, versions, target) {
  const folder = path.join(root, name);
  const source = jsonIn(folder);
  const compiled = await compiledModules(folder);
  const declared = declaredModules(folder);
  const code = reachedFrom(compiled, entriesOf(source, compiled));
  const types = reachedFrom(declared, entriesOf(source, declared));
  for (const [file, content] of Object.entries({ ...code.files, ...types.files }))
    put(target, `dist/${file}`, content);
  const copied = asTheyStand.filter((file) => existsSync(path.join(folder, file)));
  for (const file of copied) cpSync(path.join(folder, file), path.join(target, file), { recursive: true });
  for (const file of compiledCommands(source)) put(target, file, command);
  if (name === "federation") {
    put(target, "versions.json", `${JSON.stringify(knownVersions(versions), null, 2)}\n`);
    copied.push("versions.json");
  }
  const files = ["dist", ...copied, ...(compiledCommands(source).length > 0 ? ["bin"] : [])];
  const manifest = packedManifest(source, {
    code: code.packages,
    types: types.packages,
    root: jsonIn(root),
    versions,
    isOnce,
    files,
  });
  put(target, "package.json", `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The versions that go together, for the apps that `federation create` makes outside this repository. */
function knownVersions(versions) {
  const known = packages.map((name) => jsonIn(path.join(root, name)).dependencies ?? {});
  const ours = Object.entries(versions).map(([name, version]) => [name, `^${version}`]);
  // The tools of a Storybook, which ours have from the design system.
  const { devDependencies: ofStorybook } = jsonIn(path.join(root, "shared-ui"));
  return {
    ...Object.assign({}, ...known),
    ...ofStorybook,
    ...jsonIn(root).devDependencies,
    ...Object.fromEntries(ours),
  };
}

function put(folder, file, content) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

/** Makes a tarball of each package in a folder; `typed` when the declarations are up to date. Returns true when all are there. */
export async function pack(to, { typed = false } = {}) {
  if (!typed && (await runTool("tsc", ["-b", ...packages])) !== 0) return false;
  const versions = Object.fromEntries(
    packages.map((name) => [`@coulisses/${name}`, jsonIn(path.join(root, name)).version]),
  );
  const staging = mkdtempSync(path.join(tmpdir(), "coulisses-pack-"));
  try {
    const folders = packages.map((name) => path.join(staging, name));
    for (const [at, name] of packages.entries()) await write(name, versions, folders[at]);
    mkdirSync(to, { recursive: true });
    const npm = ["pack", ...folders, "--pack-destination", to, "--ignore-scripts", "--silent"];
    return (await run("npm", npm, { cwd: staging, shell: process.platform === "win32" })) === 0;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { to: { type: "string" }, typed: { type: "boolean" } } });
  const to = path.resolve(values.to ?? "dist/packages");
  process.exitCode = (await pack(to, { typed: values.typed })) ? 0 : 1;
}
