import { readdirSync } from "node:fs";
import { storybook } from "../presets/storybook.js";

const own = ["../src/**/*.mdx", "../src/**/*.stories.tsx", "../../shared-sheets/src/**/*.stories.tsx"];
/** While one works, a single server shows the stories of every team of this repository. */
const ofTeams = readdirSync(new URL("../..", import.meta.url))
  .filter((folder) => folder.startsWith("mf-"))
  .map((folder) => ({ directory: `../../${folder}/src`, files: "**/*.stories.tsx", titlePrefix: folder }));

const isBuilt = process.argv.includes("build");
export default storybook(isBuilt ? own : [...own, ...ofTeams], { composes: isBuilt });
