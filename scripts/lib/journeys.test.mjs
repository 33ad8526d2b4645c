import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { featureApps } from "./root.mjs";

const e2e = new URL("../../e2e/", import.meta.url);
const appsOf = JSON.parse(readFileSync(new URL("journeys.json", e2e), "utf8"));

test("each file of journeys says whose pages it passes, by names that apps have", () => {
  const files = readdirSync(new URL("tests/", e2e), { recursive: true }).filter((file) =>
    file.endsWith(".spec.ts"),
  );
  assert.deepEqual(Object.keys(appsOf).sort(), files.map((file) => file.replace(".spec.ts", "")).sort());
  const known = ["all", "shell", ...featureApps.map((name) => name.replace("mf-", ""))];
  for (const [file, apps] of Object.entries(appsOf))
    assert.ok(apps.length > 0 && apps.every((app) => known.includes(app)), `${file}: ${apps.join(", ")}`);
});
