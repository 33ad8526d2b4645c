import { existsSync } from "node:fs";
import path from "node:path";
import { addTeam, placeFrame } from "@coulisses/shared-ui/storybooks";
import { featureApps, root } from "../lib/root.mjs";
import { run } from "../lib/run.mjs";
import { composed, titles } from "./composed.mjs";

/*
 * Builds the design system's Storybook and each team's own, two at a time, and puts them together in one folder, as
 * a team in a repository of its own adds its Storybook to the one that is served.
 */
const npm = (script, folder) =>
  run("npm", ["run", "--silent", script, "-w", `@coulisses/${folder}`], {
    shell: process.platform === "win32",
  });

const teams = featureApps.filter((folder) => existsSync(path.join(root, folder, ".storybook")));
const waiting = [["build", "shared-ui"], ...teams.map((folder) => ["build:stories", folder])];
const failed = [];
async function lane() {
  for (let next = waiting.shift(); next; next = waiting.shift())
    if ((await npm(...next)) !== 0) failed.push(next[1]);
}
await Promise.all([lane(), lane()]);

if (failed.length > 0) {
  console.error(`Not built: ${failed.join(", ")}`);
  process.exit(1);
}
placeFrame(path.join(root, "shared-ui/dist/storybook"), composed);
for (const team of teams)
  addTeam(path.join(root, team, "storybook-static"), composed, { team, title: titles[team] ?? team });
console.log(`Storybook of ${teams.length + 1} in ${path.relative(root, composed)}`);
