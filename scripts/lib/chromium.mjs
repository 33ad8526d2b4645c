import { existsSync } from "node:fs";
import { run } from "./run.mjs";

// The first one draws no window, and is a third faster.
const known = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map(
  (name) => `/usr/bin/${name}`,
);

function found() {
  return process.env.CHROMIUM_PATH ?? known.find((path) => existsSync(path));
}

/** Path of the tests' browser; installs Debian's package when there is none. */
export async function chromium() {
  if (found()) return found();
  if (!existsSync("/usr/bin/apt-get")) {
    console.error("No Chromium found: install one, or name it in CHROMIUM_PATH.");
    return undefined;
  }
  const root = process.getuid?.() === 0 ? [] : ["sudo", "--non-interactive"];
  const apt = [...root, "apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300"];
  console.log("No Chromium found: installing Debian's.");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [
    ["update"],
    ["install", "-y", "--no-install-recommends", "chromium-headless-shell", "fonts-dejavu-core"],
  ]) {
    const [command, ...rest] = [...apt, ...args];
    if ((await run(command, rest, { env })) !== 0) return undefined;
  }
  return found();
}

/** Runs `work` with a browser, installed first when there is none; returns false without one. */
export async function withBrowser(work, browser = chromium) {
  const path = await browser();
  if (path === undefined) return false;
  process.env.CHROMIUM_PATH = path;
  return work();
}
