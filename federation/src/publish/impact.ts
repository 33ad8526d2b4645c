import * as v from "valibot";
import { inWords, missingNames, olderLibraries } from "../contract/doors";
import { issuesOf } from "../contract/feature";
import {
  featureManifestSchema,
  type FeatureManifest,
  MANIFEST,
  shellManifestSchema,
} from "../contract/manifest";
import { readJson } from "./site/json-files";
import { Refusal } from "./site/refusal";
import { siteAt } from "./site/site";
import { incompatibilities, type OfferingShell } from "./state/fits";
import { strayCards } from "./state/stray-cards";

/** A published app, and the sentences that say what it loses under another shell. */
type Impact = { name: string; version: string; losses: string[] };

/** Milliseconds for each file of a site that is read over the network. */
const PATIENCE = 10_000;
/** Manifests read at the same time. */
const AT_ONCE = 8;

const registry = v.object({ features: v.array(v.object({ name: v.string(), version: v.string() })) });

/**
 * The published apps of a site, each with what it would lose under this shell: the names that the shell no longer
 * gives, with the pages and cards that take them, and all else for which publishing refuses; or with what it would
 * lose beside this version of an app: the cards on spots that the version no longer offers. `site` is a folder, or the
 * address of a running site. Throws a Refusal when the site can't be read.
 */
export async function impactOn(site: string, built: OfferingShell | FeatureManifest): Promise<Impact[]> {
  const read = /^https?:/.test(site) ? overNetwork(site) : inFolder(site);
  const parsed = v.safeParse(registry, await read("features.json"));
  if (!parsed.success)
    throw new Refusal(`${site}/features.json is not a registry: ${issuesOf(parsed.issues)}`);
  const published = parsed.output.features;
  const manifests: (FeatureManifest | undefined)[] = [];
  for (let at = 0; at < published.length; at += AT_ONCE) {
    const some = published.slice(at, at + AT_ONCE);
    manifests.push(
      ...(await Promise.all(
        some.map(async ({ name, version }) => {
          const manifest = await read(`features/${name}/${version}/${MANIFEST}`);
          const checked = v.safeParse(featureManifestSchema, manifest);
          return checked.success ? checked.output : undefined;
        }),
      )),
    );
  }
  const known = manifests.filter((manifest) => manifest !== undefined);
  const losses =
    "contracts" in built
      ? (app: FeatureManifest) => lossesOf(app, known, built)
      : await lossesBeside(built, known, read);
  return published.map(({ name, version }, at) => {
    const app = manifests[at];
    return { name, version, losses: app ? losses(app) : ["its manifest can't be read."] };
  });
}

async function lossesBeside(built: FeatureManifest, known: readonly FeatureManifest[], read: Read) {
  const shell = v.safeParse(shellManifestSchema, await read(`shell/${MANIFEST}`));
  if (!shell.success) throw new Refusal("The shell of this site can't be read.");
  const apps = [...known.filter(({ name }) => name !== built.name), built];
  return (app: FeatureManifest) => strayCardsOf(app, apps, shell.output);
}

const strayCardsOf = ({ name }: FeatureManifest, apps: readonly FeatureManifest[], shell: OfferingShell) =>
  strayCards(apps, shell).filter((sentence) => sentence.startsWith(`${name} `));

function lossesOf(app: FeatureManifest, others: readonly FeatureManifest[], shell: OfferingShell): string[] {
  const { imports: _told, versions: _compared, ...rest } = app;
  return [
    ...missingNames(shell, app).map((missing) => `${inWords(missing)}: ${takersOf(app, missing.door)}`),
    ...olderLibraries(shell.versions, app.versions),
    ...incompatibilities(rest, others, shell),
    ...strayCardsOf(app, others, shell),
  ];
}

/** The pages and cards that take something through a door, as far as the manifest knows. */
function takersOf({ needs }: FeatureManifest, door: string): string {
  const takers = Object.entries(needs).filter(([, { shared }]) => shared.includes(door));
  return takers.length > 0 ? takers.map(([page]) => page).join(", ") : "code that comes later than its pages";
}

type Read = (file: string) => Promise<unknown>;

const inFolder = (folder: string): Read => {
  const { folder: root } = siteAt(folder);
  return (file) => readJson(`${root}/${file}`);
};

const overNetwork =
  (site: string): Read =>
  async (file) => {
    const address = `${site.replace(/\/+$/, "")}/${file}`;
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
      if (!answer.ok) throw new Error(`it answers ${answer.status}`);
      return await answer.json();
    } catch (error) {
      throw new Refusal(`${address} can't be read: ${(error as Error).message}`);
    }
  };
