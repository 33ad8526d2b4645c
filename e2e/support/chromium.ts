import { existsSync } from "node:fs";

// The first one draws no window, and is a third faster.
const known = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map(
  (name) => `/usr/bin/${name}`,
);

/** Path of the browser to drive: `CHROMIUM_PATH`, else a system Chromium; undefined for Playwright's own. */
export function chromiumPath(): string | undefined {
  return process.env["CHROMIUM_PATH"] ?? known.find((path) => existsSync(path));
}

/** Arguments that stop Chromium's own requests, so that a run without network is quiet and repeatable. */
export const quietArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
