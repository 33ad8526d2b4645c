import * as v from "valibot";
import { declarationEntries } from "./feature";

/** What a build needs to show: its own files, and the shared modules that it takes from the shell. */
const needs = v.strictObject({ files: v.array(v.string()), shared: v.array(v.string()) });

export type Needs = v.InferOutput<typeof needs>;

/** `dist/manifest.json` of a feature app: what publishing knows of a build. */
export const featureManifestSchema = v.strictObject({
  ...declarationEntries,
  entry: v.string(),
  /** What each page needs at first, by its path. */
  needs: v.record(v.string(), needs),
  /** Subresource integrity of each file of the build. */
  integrity: v.record(v.string(), v.string()),
});

export type FeatureManifest = v.InferOutput<typeof featureManifestSchema>;

/** `dist/manifest.json` of the shell. */
export const shellManifestSchema = v.strictObject({
  contracts: v.array(v.number()),
  /** Files of a named part of the shell, by its chunk name. */
  parts: v.record(v.string(), v.array(v.string())),
  /** Files that hold a shared module, by its name. */
  provides: v.record(v.string(), v.array(v.string())),
  integrity: v.record(v.string(), v.string()),
});

export type ShellManifest = v.InferOutput<typeof shellManifestSchema>;

export const MANIFEST = "manifest.json";
