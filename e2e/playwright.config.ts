import { defineConfig } from "@playwright/test";
import { chromiumPath, quietArguments } from "./support/chromium.ts";
import { dataFolder } from "./support/data-folder.ts";
import { origin, port } from "./support/festival.ts";

const executablePath = chromiumPath();

export default defineConfig({
  testDir: "tests",
  // Each step has its own deadline, generous enough for a machine three times as busy, so the whole test
  // hardly needs one.
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
    // Without a graphics card, animations would take a quarter of a journey's time.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: { args: quietArguments, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    // The command of a newcomer, with a separate festival.
    command: "node ../scripts/start.mjs",
    url: `${origin}/api/ready`,
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 30_000 },
    stdout: "pipe",
    env: {
      PORT: String(port),
      DATA_DIR: dataFolder(),
      DEMO: "on",
      // All journeys register from one address.
      REGISTRATIONS_A_MINUTE: "1000",
      REGISTRATIONS_AN_HOUR: "1000",
    },
  },
});
