import { createHash } from "node:crypto";
import path from "node:path";
import * as v from "valibot";
import { CONTRACT, RUNNABLE_CONTRACTS } from "../../contract/contract";
import { issuesOf } from "../../contract/feature";
import {
  type FeatureManifest,
  type ShellManifest,
  MANIFEST,
  featureManifestSchema,
  shellManifestSchema,
} from "../../contract/manifest";
import { brokenFiles } from "../site/broken-files";
import { readPlainFile } from "../site/plain-file";
import { Refusal } from "../site/refusal";
import { existsSync } from "node:fs";

const contractOf = v.fallback(v.object({ name: v.string(), contract: v.number() }), {
  name: "",
  contract: CONTRACT,
});

/** The manifest of the build in a folder; undefined when it is no JSON. */
async function readManifestOf(folder: string): Promise<unknown> {
  const read = await readPlainFile(folder, MANIFEST);
  if ("problem" in read) throw new Refusal(`${folder}: ${read.problem} Build first.`);
  try {
    return JSON.parse(read.content.toString());
  } catch {
    return undefined;
  }
}

async function readManifest<T>(folder: string, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const file = path.join(folder, MANIFEST);
  const json = await readManifestOf(folder);
  // Before its shape: the manifest of a later contract may have another shape.
  const { name, contract } = v.parse(contractOf, json);
  if (contract > CONTRACT) {
    const contracts = RUNNABLE_CONTRACTS.join(", ");
    throw new Refusal(
      `${name} was built for contract ${contract}, which the shell can't run: it runs ${contracts}.`,
    );
  }
  const manifest = v.safeParse(schema, json);
  if (!manifest.success) throw new Refusal(`${file} is not valid: ${issuesOf(manifest.issues)}`);
  return manifest.output;
}

/** Throws unless all files are exactly those that were built. */
async function refuseBroken(folder: string, integrity: Record<string, string>): Promise<void> {
  const broken = await brokenFiles(folder, integrity);
  if (broken.length > 0) throw new Refusal(`The build is not whole.\n${broken.join("\n")}`);
}

/** The manifest of a built feature app; throws a Refusal unless the build is whole and says what each page needs. */
export async function readFeatureBuild(folder: string): Promise<FeatureManifest> {
  const manifest = await readManifest(folder, featureManifestSchema);
  await refuseBroken(folder, manifest.integrity);
  const files = new Set(Object.keys(manifest.integrity));
  const needed = [manifest.entry, ...Object.values(manifest.needs).flatMap(({ files }) => files)];
  const missingFile = needed.find((file) => !files.has(file));
  if (missingFile) throw new Refusal(`${missingFile} is needed but not in the build.`);
  const declared = [
    ...manifest.pages.map(({ path: page }) => page),
    ...manifest.cards.map(({ name }) => name),
  ];
  const keyWithoutNeeds = declared.find((key) => !manifest.needs[key]);
  if (keyWithoutNeeds) throw new Refusal(`The build does not say what ${keyWithoutNeeds} needs.`);
  return manifest;
}

/** The manifest of a built shell; throws a Refusal unless the build is whole. */
export async function readShellBuild(folder: string): Promise<ShellManifest> {
  const manifest = await readManifest(folder, shellManifestSchema);
  await refuseBroken(folder, manifest.integrity);
  return manifest;
}

/** A version is named by its content: the same build published twice is one version. */
export function versionOf(manifest: FeatureManifest | ShellManifest): string {
  return createHash("sha256").update(JSON.stringify(manifest)).digest("hex").slice(0, 12);
}

/** The folder of a build, and its kind. */
type FoundBuild = { dist: string; kind: "feature" | "shell" };

/** The build that a folder holds or is; its manifest tells an app from the shell. */
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
