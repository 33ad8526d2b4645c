import { spawn } from "node:child_process";
import { parseArgs } from "node:util";

/** `npm run journeys -w @coulisses/e2e -- --site https://… --channel pr-123 --apps tasks,planning`, and more for Playwright. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { site: { type: "string" }, channel: { type: "string" }, apps: { type: "string" } },
});
const named = {
  E2E_SITE: values.site && new URL(values.site).origin,
  E2E_CHANNEL: values.channel,
  E2E_APPS: values.apps,
};
const given = Object.entries(named).filter(([, value]) => value !== undefined);
const journeys = spawn("npx", ["playwright", "test", ...positionals], {
  cwd: import.meta.dirname,
  stdio: "inherit",
  env: { ...process.env, ...Object.fromEntries(given) },
  shell: process.platform === "win32",
});
journeys.once("exit", (code) => {
  process.exitCode = code ?? 1;
});
