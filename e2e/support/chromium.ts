import { existsSync } from "node:fs";

// The first draws nothing on a screen, and is a third quicker for it.
const known = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map(
  (name) => `/usr/bin/${name}`,
);

/** The browser to drive: `CHROMIUM_PATH`, else a system Chromium, else Playwright's own. */
export function chromiumPath(): string | undefined {
  return process.env["CHROMIUM_PATH"] ?? known.find((path) => existsSync(path));
}

/** Keeps Chromium from calling home, so that a run without network is quiet and repeatable. */
export const quietArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
