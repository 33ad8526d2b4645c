import { spawn } from "node:child_process";
import path from "node:path";
import { isFeatureApp } from "../feature-app-folder";
import { checkFeature, checkShell, checkSite } from "../publish/check";
import { list } from "../publish/list";
import { prune } from "../publish/prune";
import { publishFeature } from "../publish/publish-feature";
import { publishShell } from "../publish/publish-shell";
import { Refusal } from "../publish/refusal";
import { rollback } from "../publish/rollback";
import type { Site } from "../publish/site";
import { buildIn } from "./build-in";

const workspace = path.resolve(import.meta.dirname, "../../..");

/** One that is refused does not keep the others from their turn; answers the exit code. */
async function eachBuild(folders: readonly string[], work: (folder: string) => Promise<string>): Promise<number> {
  let code = 0;
  for (const folder of folders.length > 0 ? folders : ["."]) {
    try {
      console.log(await work(folder));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      console.error(`refused: ${error.message}`);
      code = 1;
    }
  }
  return code;
}

export function publish(folders: readonly string[], site: Site): Promise<number> {
  return eachBuild(folders, async (folder) => {
    const { dist, kind } = await buildIn(folder);
    if (kind === "shell") {
      const { version, already } = await publishShell(dist, site);
      return `shell ${version}${already ? " (already in place)" : ""}`;
    }
    const { name, version, already } = await publishFeature(dist, site);
    return `${name} ${version}${already ? " (already in place)" : ""}`;
  });
}

export async function check(folders: readonly string[], site: Site): Promise<number> {
  if (folders.length > 0) {
    return eachBuild(folders, async (folder) => {
      const { dist, kind } = await buildIn(folder);
      const { name, version } = await (kind === "shell" ? checkShell(dist, site) : checkFeature(dist, site));
      return `${name} ${version} can be published`;
    });
  }
  const problems = await checkSite(site);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`${site.folder} is whole`);
  return problems.length === 0 ? 0 : 1;
}

export async function goBack(site: Site, name: string, version?: string): Promise<number> {
  const { from, to } = await rollback(site, name, version);
  console.log(`${name} ${from} -> ${to}`);
  return 0;
}

export async function show(site: Site): Promise<number> {
  for (const { name, version, contracts, pages, history } of await list(site)) {
    const offered = pages.length > 0 ? `  ${pages.length} pages` : "";
    console.log(`${name}  ${version}  contract ${contracts.join(", ") || "?"}${offered}`);
    const current = history.findLast((row) => row.rolledBack === undefined && row.version === version);
    for (const publication of history.toReversed()) {
      const undone = publication.rolledBack ? `  rolled back ${publication.rolledBack}` : "";
      console.log(`  ${publication.at}  ${publication.version}${publication === current ? "  in place" : undone}`);
    }
  }
  return 0;
}

const DAY = 24 * 60 * 60 * 1000;

export async function removeOld(site: Site, names: string[], keep: number, days: number): Promise<number> {
  const pruned = await prune(site, { keep, olderThan: days * DAY, ...(names.length > 0 ? { names } : {}) });
  for (const { name, version } of pruned) console.log(`removed ${name} ${version}`);
  if (pruned.length === 0) console.log("nothing to remove");
  return 0;
}

/** The compiler takes a second to load: only for the commands that compile. */
export async function compile(single?: string): Promise<number> {
  const { build, buildSingle } = await import("./build");
  const built = await (single === undefined ? build(process.cwd()) : buildSingle(workspace, path.resolve(single)));
  return built ? 0 : 1;
}

export async function create(name: string, install: boolean): Promise<number> {
  const { createApp } = await import("../create/create-app");
  createApp(workspace, name);
  console.log(`${name} is there, with a page in the menu.`);
  if (install && !(await npmInstall())) {
    console.error("npm install failed: run it again, the app needs it.");
    return 1;
  }
  console.log(`npm run dev -- ${name}   shows it with hot reload, npm start with all the rest.`);
  return 0;
}

function npmInstall(): Promise<boolean> {
  const args = ["install", "--prefer-offline", "--no-audit", "--no-fund"];
  return new Promise((resolve, reject) => {
    const child = spawn("npm", args, { cwd: workspace, stdio: "inherit", shell: process.platform === "win32" });
    child.once("error", reject);
    child.once("exit", (code) => {
      resolve(code === 0);
    });
  });
}

export async function develop(folders: readonly string[], port: number, backend: string): Promise<number> {
  const { dev } = await import("./dev");
  const named = (folders.length > 0 ? folders : ["."]).map((folder) => path.resolve(folder));
  return dev({ apps: named.filter(isFeatureApp), shell: path.join(workspace, "shell"), port, backend });
}
