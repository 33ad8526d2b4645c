import { existsSync } from "node:fs";

// The first one draws no window, and is a third faster.
const usual = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map(
  (name) => `/usr/bin/${name}`,
);

/** Path of this machine's Chromium: `CHROMIUM_PATH`, where empty means none, else where systems put it. */
export function findBrowser(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  return named === undefined ? usual.find((file) => existsSync(file)) : named || undefined;
}
