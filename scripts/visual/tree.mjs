import { execFileSync } from "node:child_process";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root, workspaces } from "../lib/root.mjs";
import { run } from "../lib/run.mjs";

const git = (...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();

/** The commit that a name, a branch or a number stands for; throws when there is none. */
export const commitOf = (name) => git("rev-parse", "--verify", "--quiet", `${name}^{commit}`);

/** These hold links to the packages of the tree itself, which must not be those of another tree. */
const ownFolders = new Set([".bin", "@coulisses"]);

/** The third-party packages of one folder for the other, link by link: a copy would take minutes. */
function lendModules(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (ownFolders.has(name)) lendModules(source, target);
    else if (name !== ".cache") symlinkSync(source, target, "junction");
  }
}

async function install(folder) {
  const lock = (tree) => readFileSync(path.join(tree, "package-lock.json"), "utf8");
  if (lock(folder) !== lock(root)) {
    const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
    const code = await run("npm", args, { cwd: folder, shell: process.platform === "win32" });
    if (code !== 0) throw new Error("The dependencies of the other commit could not be installed.");
    return;
  }
  for (const name of ["", ...workspaces]) {
    const modules = path.join(root, name, "node_modules");
    if (existsSync(modules)) lendModules(modules, path.join(folder, name, "node_modules"));
  }
}

/** Runs `work(folder)` on a checkout of the commit, with its dependencies, that is removed afterwards. */
export async function withTree(commit, work) {
  const folder = mkdtempSync(path.join(tmpdir(), "coulisses-visual-"));
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    git("worktree", "prune");
  };
  process.once("exit", remove);
  git("worktree", "add", "--detach", folder, commit);
  await install(folder);
  await work(folder);
  process.off("exit", remove);
  remove();
}
