import path from "node:path";
import { root } from "./root.mjs";
import { runTool } from "./run.mjs";

export const singleSite = path.join(root, "dist/single");

/** Builds the same code as one bundle, without federation; returns false when the build failed. */
export async function buildSingle() {
  return (await runTool("federation", ["build", "--single", singleSite])) === 0;
}
