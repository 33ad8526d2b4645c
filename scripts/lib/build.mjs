import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { featureApps, root, site } from "./root.mjs";
import { runTool } from "./run.mjs";

const stamp = path.join(site, ".built");

function isBuilt(wanted) {
  const needed = [path.join(site, "features.json"), path.join(site, "shell/index.html"), path.join(root, "backend/dist")];
  return needed.every(existsSync) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
}

/** Builds what changed and publishes it into the site; answers false when something did not build. */
export async function build({ force = false } = {}) {
  const wanted = fingerprint();
  if (!force && isBuilt(wanted)) return true;
  console.log("Construction de ce qui a changé…");
  const packages = ["shell", "backend", ...featureApps];
  const scopes = packages.flatMap((name) => ["--scope", `@coulisses/${name}`]);
  // A daemon left behind would outlive Ctrl-C.
  const env = { NX_DAEMON: "false", NX_TUI: "false" };
  if ((await runTool("lerna", ["run", "build", "--loglevel", "error", ...scopes], { env })) !== 0) return false;
  if ((await runTool("federation", ["publish", "shell", ...featureApps, "--site", site])) !== 0) return false;
  mkdirSync(site, { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}
