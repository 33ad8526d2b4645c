import type { FeatureManifest, ShellManifest } from "../../contract/manifest";
import type { Preloads } from "../../contract/registry";
import type { Addresses } from "../site/site";

/** The part of the shell that everything behind the login needs. */
const INSIDE = "application";
const HOME = "home-page";

type ShellParts = Pick<ShellManifest, "parts" | "provides">;

/** A version of an app, with what its build says. */
type PublishedFeature = { version: string; manifest: FeatureManifest };

/**
 * The files of a page's first screen, so that a browser asks for them at once instead of one after the other.
 */
export function preloadsOf(
  site: Addresses,
  features: PublishedFeature[],
  shell: ShellParts | undefined,
): Preloads {
  const partOfShell = (name: string) =>
    (shell?.parts[name] ?? []).filter((file) => file.endsWith(".js")).map(site.shellAddressOf);
  const inside = partOfShell(INSIDE);
  const preloads: Preloads = { "/": [...new Set([...inside, ...partOfShell(HOME)])] };
  for (const { version, manifest } of features) {
    for (const page of manifest.pages) {
      const { files, shared } = manifest.needs[page.path] ?? { files: [], shared: [] };
      const provided = shared.flatMap((module) => shell?.provides[module] ?? []);
      preloads[page.path] = [
        ...new Set([
          ...(page.public ? [] : inside),
          ...provided.filter((file) => file.endsWith(".js")).map(site.shellAddressOf),
          ...[manifest.entry, ...files].map((file) => site.addressOf(manifest.name, version, file)),
        ]),
      ];
    }
  }
  return preloads;
}

/** The hashes of the apps' files among the preloads, by their address. */
export function integrityOfPreloads(
  site: Pick<Addresses, "addressOf">,
  features: readonly PublishedFeature[],
  preloads: Preloads,
): Record<string, string> {
  const preloaded = new Set(Object.values(preloads).flat());
  return Object.fromEntries(
    features.flatMap(({ version, manifest }) =>
      Object.entries(manifest.integrity)
        .map(([file, hash]) => [site.addressOf(manifest.name, version, file), hash] as const)
        .filter(([address]) => preloaded.has(address)),
    ),
  );
}
