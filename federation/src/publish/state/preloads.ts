import { contentName, FILES } from "../../contract/content-names";
import type { FeatureManifest, ShellManifest } from "../../contract/manifest";
import type { Preloads } from "../../contract/registry";
import type { Addresses } from "../site/site";

/** The part of the shell that everything behind the login needs. */
const INSIDE = "application";
const HOME = "home-page";

type ShellParts = Pick<ShellManifest, "parts" | "provides">;

/** A version of an app, with what its build says. */
type PublishedFeature = {
  version: string;
  manifest: FeatureManifest;
  /** The address of the folder of its files; by default where the site would put them. */
  folder?: string | undefined;
  /** Set when its files are also beside the versions, named by their content. */
  hashes?: string | undefined;
};

/** The address of a file of an app, wherever its files lie. */
const addressIn = (
  site: Pick<Addresses, "addressOf">,
  { version, manifest, folder }: PublishedFeature,
  file: string,
) => (folder === undefined ? site.addressOf(manifest.name, version, file) : folder + file);

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
  for (const feature of features) {
    const { manifest } = feature;
    for (const page of manifest.pages) {
      const { files, shared } = manifest.needs[page.path] ?? { files: [], shared: [] };
      const provided = shared.flatMap((module) => shell?.provides[module] ?? []);
      preloads[page.path] = [
        ...new Set([
          ...(page.public ? [] : inside),
          ...provided.filter((file) => file.endsWith(".js")).map(site.shellAddressOf),
          ...[manifest.entry, ...files].map((file) => addressIn(site, feature, file)),
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
  return Object.fromEntries(
    preloadedFiles(site, features, preloads).map(({ address, hash }) => [address, hash]),
  );
}

/** The addresses by content of the apps' files among the preloads, by those in their versions' folders. */
export function placesOfPreloads(
  site: Pick<Addresses, "addressOf">,
  features: readonly PublishedFeature[],
  preloads: Preloads,
): Record<string, string> {
  return Object.fromEntries(
    preloadedFiles(
      site,
      features.filter(({ hashes }) => hashes !== undefined),
      preloads,
    ).map(({ address, folder, file, hash }) => [
      address,
      folder.replace(/[^/]+\/$/, `${FILES}/${contentName(file, hash)}`),
    ]),
  );
}

function preloadedFiles(
  site: Pick<Addresses, "addressOf">,
  features: readonly PublishedFeature[],
  preloads: Preloads,
) {
  const preloaded = new Set(Object.values(preloads).flat());
  return features.flatMap((feature) =>
    Object.entries(feature.manifest.integrity)
      .map(([file, hash]) => ({
        address: addressIn(site, feature, file),
        folder: addressIn(site, feature, ""),
        file,
        hash,
      }))
      .filter(({ address }) => preloaded.has(address)),
  );
}
