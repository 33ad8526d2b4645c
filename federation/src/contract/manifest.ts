import * as v from "valibot";
import { builtEntries } from "./feature";
import { needsSchema } from "./feature";

/** The libraries that exist once in the page. */
const versions = v.optional(v.record(v.string(), v.string()));

/** `dist/manifest.json` of a feature app: the description of a build for publishing. */
export const featureManifestSchema = v.strictObject({
  ...builtEntries,
  entry: v.string(),
  /** The first needs of each page, by its path, and of each card, by its name. */
  needs: v.record(v.string(), needsSchema),
  /** The names that it takes from each shared module. */
  imports: v.optional(v.record(v.string(), v.array(v.string()))),
  versions,
  /** Subresource integrity of each file of the build. */
  integrity: v.record(v.string(), v.string()),
});

/** The description of an app's build. */
export type FeatureManifest = v.InferOutput<typeof featureManifestSchema>;

/** `dist/manifest.json` of the shell. */
export const shellManifestSchema = v.strictObject({
  contracts: v.array(v.number()),
  /** The permissions that a page or a card may ask for. */
  permissions: v.optional(v.array(v.string())),
  /** Files of a named part of the shell, by its chunk name. */
  parts: v.record(v.string(), v.array(v.string())),
  /** Files that hold a shared module, by its name. */
  provides: v.record(v.string(), v.array(v.string())),
  /** The names that it gives through each shared module, where the compiler knows them. */
  exports: v.optional(v.record(v.string(), v.array(v.string()))),
  /** The paths of the shell's own pages, which no app may have. */
  pages: v.optional(v.array(v.string())),
  /** The spots that it offers, each with an address where it shows. */
  offers: v.optional(v.record(v.string(), v.string())),
  versions,
  integrity: v.record(v.string(), v.string()),
});

/** The description of the shell's build. */
export type ShellManifest = v.InferOutput<typeof shellManifestSchema>;

/** The name of a build's manifest in its folder. */
export const MANIFEST = "manifest.json";
