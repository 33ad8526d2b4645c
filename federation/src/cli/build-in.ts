import { existsSync } from "node:fs";
import path from "node:path";
import { MANIFEST } from "../manifest";
import { readManifestOf } from "../publish/read-build";
import { Refusal } from "../publish/refusal";

export type FoundBuild = { dist: string; kind: "feature" | "shell" };

/** The build that a folder holds or is; what its manifest says tells an app from the shell. */
export async function buildIn(folder: string): Promise<FoundBuild> {
  const dist = [folder, path.join(folder, "dist")]
    .map((candidate) => path.resolve(candidate))
    .find(hasManifest);
  if (!dist) throw new Refusal(`${path.resolve(folder)} holds no build: build first.`);
  const manifest = await readManifestOf(dist);
  if (typeof manifest !== "object" || manifest === null)
    throw new Refusal(`${path.join(dist, MANIFEST)} is not valid.`);
  return { dist, kind: "contracts" in manifest ? "shell" : "feature" };
}

function hasManifest(folder: string): boolean {
  return existsSync(path.join(folder, MANIFEST));
}
