import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { featureSchema, issuesOf } from "../contract/feature";
import { isFeatureApp, readFeature } from "../webpack/feature-folder";
import { Refusal } from "../publish/site/refusal";
import { appFiles } from "./app-files";

/** Formats the new files, because lines break elsewhere with a long name than with a short one. */
const PRETTIER = path.resolve(import.meta.dirname, "../../../node_modules/prettier/bin/prettier.cjs");

/**
 * Writes a new feature app beside the others, with its part of `shared-domain`, and adds it to the workspace;
 * returns its folder. Throws a Refusal before writing when the name is invalid, or when a file or the page
 * exists already.
 */
export function createApp(root: string, name: string): string {
  const files = appFiles(name);
  refuseImpossible(root, name, files);
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  editJson(path.join(root, "package.json"), (manifest: { workspaces: string[] }) => {
    manifest.workspaces = withNewApp(manifest.workspaces, name, (workspace) => workspace);
  });
  editJson(path.join(root, "tsconfig.json"), (config: { references: { path: string }[] }) => {
    config.references = withNewApp(config.references, { path: `./${name}` }, (reference) => reference.path);
  });
  const texts = [...Object.keys(files), "package.json", "tsconfig.json"];
  execFileSync(process.execPath, [PRETTIER, "--write", "--log-level", "warn", ...texts], { cwd: root });
  return path.join(root, name);
}

function refuseImpossible(root: string, name: string, files: Record<string, string>): void {
  const parsed = v.safeParse(featureSchema, JSON.parse(files[`${name}/feature.json`] ?? "{}"));
  if (!parsed.success) throw new Refusal(issuesOf(parsed.issues));
  const existing = [name, ...Object.keys(files)].find((file) => existsSync(path.join(root, file)));
  if (existing) throw new Refusal(`${existing} is already there.`);
  const paths = parsed.output.pages.map((page) => page.path);
  for (const other of readdirSync(root).filter((folder) => isFeatureApp(path.join(root, folder)))) {
    const conflict = readFeature(path.join(root, other)).pages.find((page) => paths.includes(page.path));
    if (conflict) throw new Refusal(`${conflict.path} belongs to ${other}: give the app another name.`);
  }
}

/** After the last feature app, so that they stay together. */
function withNewApp<T>(list: T[], added: T, nameOf: (item: T) => string): T[] {
  const last = list.findLastIndex((item) => /^(\.\/)?mf-/.test(nameOf(item)));
  return [...list.slice(0, last + 1), added, ...list.slice(last + 1)];
}

function editJson<T>(file: string, edit: (content: T) => void): void {
  const content = JSON.parse(readFileSync(file, "utf8")) as T;
  edit(content);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
