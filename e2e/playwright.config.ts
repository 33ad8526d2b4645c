import { defineConfig } from "@playwright/test";
import { chromiumPath, quietArguments } from "./support/chromium.ts";
import { dataFolder } from "./support/data-folder.ts";
import { origin, port } from "./support/festival.ts";

const executablePath = chromiumPath();

export default defineConfig({
  testDir: "tests",
  // Each step has a deadline, long enough for a machine that is three times as busy; the whole test hardly needs one.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env["CI"]),
  workers: 2,
  fullyParallel: false,
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    baseURL: origin,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    viewport: { width: 1440, height: 900 },
    // A processor that draws without a graphics card spends a quarter of a journey on animations.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: { args: quietArguments, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    // The very code a newcomer runs, on a festival of its own.
    command: "node ../scripts/start.mjs",
    url: `${origin}/api/ready`,
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 30_000 },
    stdout: "pipe",
    env: {
      PORT: String(port),
      DATA_DIR: dataFolder(),
      DEMO: "on",
      // Journeys register from one address.
      REGISTRATIONS_A_MINUTE: "1000",
      REGISTRATIONS_AN_HOUR: "1000",
    },
  },
});
