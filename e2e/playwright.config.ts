import { journeysAt } from "@coulisses/federation/playwright";
import { defineConfig } from "@playwright/test";
import { chosenJourneys } from "./support/chosen-journeys.ts";
import { dataFolder } from "./support/data-folder.ts";
import { origin, port } from "./support/festival.ts";

const site = process.env["E2E_SITE"];

export default defineConfig({
  testDir: "tests",
  testMatch: chosenJourneys(process.env),
  globalSetup: "./support/channel-for-all.ts",
  // Each step has its own deadline, generous enough for a machine three times as busy, so the whole test
  // hardly needs one.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env["CI"]),
  workers: 2,
  fullyParallel: false,
  reporter: [["list"]],
  outputDir: "test-results",
  use: journeysAt(origin),
  webServer: site === undefined ? ownServer() : [],
});

function ownServer() {
  return {
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
  } as const;
}
