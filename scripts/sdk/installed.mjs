import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import { root } from "../lib/root.mjs";

const commands = ["eslint", "jest", "prettier", "storybook", "tsc"];

/**
 * Does in a folder what `npm install` of the packed files does, without network: each is unpacked, and what they
 * depend on is the packages of this repository, by links.
 */
export function installPacked(folder, tarballs) {
  const modules = path.join(folder, "node_modules");
  mkdirSync(path.join(modules, "@coulisses"), { recursive: true });
  linkAll(path.join(root, "node_modules"), modules);
  for (const tarball of tarballs) unpack(tarball, modules);
  const bin = path.join(modules, ".bin");
  mkdirSync(bin);
  for (const command of commands)
    symlinkSync(path.join(root, "node_modules/.bin", command), path.join(bin, command));
  const federation = path.join(modules, "@coulisses/federation/bin/federation.mjs");
  chmodSync(federation, 0o755);
  symlinkSync(federation, path.join(bin, "federation"));
}

function linkAll(from, to) {
  const names = existsSync(from) ? readdirSync(from).filter((name) => !/^(\.|@coulisses$)/.test(name)) : [];
  if (names.length > 0) mkdirSync(to, { recursive: true });
  for (const name of names) symlinkSync(path.join(from, name), path.join(to, name));
}

function unpack(tarball, modules) {
  const unpacked = path.join(modules, path.basename(tarball, ".tgz"));
  mkdirSync(unpacked);
  execFileSync("tar", ["xzf", tarball, "-C", unpacked, "--strip-components=1"]);
  const { name, dependencies } = JSON.parse(readFileSync(path.join(unpacked, "package.json"), "utf8"));
  const folder = path.join(modules, name);
  renameSync(unpacked, folder);
  // Versions that differ from those at the top.
  linkAll(path.join(root, path.basename(name), "node_modules"), path.join(folder, "node_modules"));
  for (const library of Object.keys(dependencies)) {
    const isThere = [modules, path.join(folder, "node_modules")].some((place) =>
      existsSync(path.join(place, library)),
    );
    if (!isThere) throw new Error(`${name} depends on ${library}, which this repository does not have.`);
  }
}
