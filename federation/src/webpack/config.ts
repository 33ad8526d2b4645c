import { readFileSync } from "node:fs";
import path from "node:path";
import type { Configuration } from "webpack";
import { isFeatureApp } from "./feature-folder";
import type { Build } from "./common";
import { featureAppConfiguration } from "./feature-app";
import { shellConfiguration } from "./shell";

/** The one preset: a folder with a feature.json is a feature app, any other is the shell. */
export function configurationOf(folder: string, mode: Build["mode"], refresh = true): Configuration {
  const { name } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as { name: string };
  const build: Build = { folder, mode, refresh, name: name.replace(/^@coulisses\//, "") };
  return isFeatureApp(folder) ? featureAppConfiguration(build) : shellConfiguration(build);
}
