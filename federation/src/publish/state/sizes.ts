import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { FeatureManifest } from "../../contract/manifest";
import { readPlainFile } from "../site/plain-file";
import { refuse } from "./fits";
import type { Sizes } from "../site/growth";
import type { Build } from "./state";

/** The budget of an app whose `feature.json` has none, in KiB. */
const BUDGET = { entry: 8, page: 60 };

const compressed = promisify(brotliCompress);
const inKib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

/** The sizes of an app's entry, and of its own other files for the first screen of each page and card. */
async function sizesOf(dist: string, { entry, needs }: FeatureManifest): Promise<Sizes> {
  const files = [...new Set([entry, ...Object.values(needs).flatMap((need) => need.files)])];
  const sizes = new Map(
    await Promise.all(files.map(async (file) => [file, await sizeOf(dist, file)] as const)),
  );
  const sum = (names: readonly string[]) =>
    names.reduce((total, file) => total + (file === entry ? 0 : (sizes.get(file) ?? 0)), 0);
  return {
    entry: sizes.get(entry) ?? 0,
    ...Object.fromEntries(Object.entries(needs).map(([key, need]) => [key, sum(need.files)])),
  };
}

async function sizeOf(dist: string, file: string): Promise<number> {
  const read = await readPlainFile(dist, path.normalize(file));
  return "problem" in read ? 0 : (await compressed(read.content)).length;
}

/** A sentence for the entry, and for each page and card, that is over the app's budget. */
function overBudget({ budget = {} }: FeatureManifest, sizes: Sizes): string[] {
  return Object.entries(sizes).flatMap(([key, bytes]) => {
    const most = key === "entry" ? (budget.entry ?? BUDGET.entry) : (budget.page ?? BUDGET.page);
    return bytes > most * 1024 ? [`${key} is ${inKib(bytes)}, over its budget of ${most} KiB.`] : [];
  });
}

/**
 * The builds with their sizes. Refuses those over their budget without `force`; with it, their history will say
 * by how much.
 */
export async function inBudget(builds: readonly Build[], force: boolean): Promise<Build[]> {
  return Promise.all(
    builds.map(async (build) => {
      if (!build.app) return build;
      const sizes = await sizesOf(build.dist, build.app);
      const heavy = overBudget(build.app, sizes);
      if (!force)
        refuse(
          heavy,
          `${build.name} weighs too much. Make it lighter, give feature.json another budget, or publish it all the same, which its history will say: --force.`,
        );
      return heavy.length > 0 ? { ...build, sizes, trial: { forced: heavy } } : { ...build, sizes };
    }),
  );
}
