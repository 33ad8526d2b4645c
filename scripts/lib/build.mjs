import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { featureApps, root, site } from "./root.mjs";
import { runTool } from "./run.mjs";

const stamp = path.join(site, ".built");
/** Versions that this command published: it removes no other. */
const own = path.join(site, ".published-here.json");

/** Before that file existed, the whole site was ours. */
function claimWhatStands() {
  const [registry, shells] = ["features.json", "shells/history.json"].map((file) => path.join(site, file));
  if (existsSync(own) || ![stamp, registry, shells].every(existsSync)) return;
  const read = (file) => JSON.parse(readFileSync(file, "utf8"));
  const versions = read(registry).features.map(({ name, version }) => [name, version]);
  const shell = read(shells).findLast(({ rolledBack }) => rolledBack === undefined);
  writeFileSync(own, JSON.stringify(Object.fromEntries([...versions, ["shell", shell?.version]])));
}

function isBuilt(wanted) {
  const needed = [
    path.join(site, "features.json"),
    path.join(site, "shell/index.html"),
    path.join(root, "backend/dist"),
  ];
  return needed.every(existsSync) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
}

/** Builds what changed and publishes it into the site; returns false when a build failed. */
export async function build({ force = false } = {}) {
  const wanted = fingerprint();
  if (!force && isBuilt(wanted)) return true;
  console.log("Construction de ce qui a changé…");
  // A build cut short leaves old and new parts mixed.
  rmSync(stamp, { force: true });
  const packages = ["shell", "backend", ...featureApps];
  const scopes = packages.flatMap((name) => ["--scope", `@coulisses/${name}`]);
  // A daemon would outlive Ctrl-C.
  const env = { NX_DAEMON: "false", NX_TUI: "false" };
  if ((await runTool("lerna", ["run", "build", "--loglevel", "error", ...scopes], { env })) !== 0)
    return false;
  claimWhatStands();
  if ((await runTool("federation", ["publish", "shell", ...featureApps, "--site", site, "--own", own])) !== 0)
    return false;
  mkdirSync(site, { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}

export const singleSite = path.join(root, "dist/single");

/** Builds the same code as one bundle, without federation; returns false when the build failed. */
export async function buildSingle() {
  return (await runTool("federation", ["build", "--single", singleSite])) === 0;
}
