import { execFileSync } from "node:child_process";
import path from "node:path";
import { root } from "./root.mjs";

const lines = (args, cwd) =>
  execFileSync("git", args, { cwd, encoding: "utf8" })
    .split("\0")
    .filter((line) => line !== "");

/** Folders of the source files that differ from the last commit, new ones included, from the root. */
export function changedFolders(cwd = root) {
  const files = [
    ...lines(["diff", "--name-only", "-z", "--no-renames", "HEAD"], cwd),
    ...lines(["ls-files", "--others", "--exclude-standard", "-z"], cwd),
  ];
  const sources = files.filter((file) => /\/src\/.*\.(tsx?|json|css)$/.test(file));
  return [...new Set(sources.map((file) => path.posix.dirname(file)))].sort();
}
