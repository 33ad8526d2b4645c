import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./root.mjs";
import { run } from "./run.mjs";

function packagesOf(file) {
  return JSON.parse(readFileSync(path.join(root, file), "utf8")).packages;
}

/** Compares npm's list of installed packages to the lock. */
function isInstalled() {
  if (!existsSync(path.join(root, "node_modules/.package-lock.json"))) return false;
  const installed = packagesOf("node_modules/.package-lock.json");
  return Object.entries(packagesOf("package-lock.json")).every(([location, wanted]) => {
    if (!location.startsWith("node_modules/") || wanted.optional || wanted.devOptional || wanted.peer)
      return true;
    return installed[location]?.version === wanted.version;
  });
}

/** Installs the lock's dependencies when some are missing; npm shows its progress. */
export async function install() {
  if (isInstalled()) return;
  console.log("Installation des dépendances (quelques minutes la première fois)…");
  const began = Date.now();
  // npm prints no progress outside a terminal: a long silence would look like a hang.
  const still = setInterval(() => {
    console.log(`  … installation en cours, ${Math.round((Date.now() - began) / 1000)} s`);
  }, 15_000);
  const npm = process.env.npm_execpath;
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const code = npm?.endsWith(".js")
    ? await run(process.execPath, [npm, ...args])
    : await run("npm", args, { shell: process.platform === "win32" });
  clearInterval(still);
  if (code !== 0) {
    console.error("L'installation a échoué : voir le message de npm ci-dessus.");
    process.exit(code);
  }
}
