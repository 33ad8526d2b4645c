import { type ChannelEntry, type FeatureEntry, overlap, type Registry } from "../contract/registry";

/** The facts of a person that decide which version they get. */
export type Person = {
  /** Undefined for a visitor, who gets what is in place. */
  id: number | undefined;
  /** The codes of their teams. */
  teams: readonly string[];
  /** True with the permission to try the version of any channel. */
  mayTry: boolean;
  /** The channel that they asked to try in this tab. */
  chosen: string | undefined;
};

/** The version of an app for this person: that of a channel, or the one in place. */
export function versionFor(app: FeatureEntry, { id, teams, mayTry, chosen }: Person): FeatureEntry {
  const { channels = [], disabled } = app;
  if (id === undefined || disabled) return app;
  const asked = mayTry ? channels.find(({ channel }) => channel === chosen) : undefined;
  const pinned = channels.find((channel) => channel.teams?.some((code) => teams.includes(code)));
  return asked ?? pinned ?? channels.find((channel) => isDrawn(id, channel)) ?? app;
}

/** The same for every person, device and day, and another draw for each app and channel. */
function isDrawn(id: number, { name, channel, percent = 0 }: ChannelEntry): boolean {
  return (hashOf(`${String(id)} ${name} ${channel}`) % 10_000) / 100 < percent;
}

/** FNV-1a, stirred as MurmurHash3 ends: close texts fall far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The registry with this person's version of each app. Never a version that did not load in this tab, nor one with
 * a page that another app has by now. Without any channel for this person, the very same registry.
 */
export function registryFor(
  registry: Registry,
  person: Person,
  gaveUp: (version: FeatureEntry) => boolean = () => false,
): Registry {
  const inPlace = registry.features;
  const features = inPlace.map((app) => {
    const version = versionFor(app, person);
    return gaveUp(version) ? app : version;
  });
  // Two apps of a channel may hand a page over, so all are looked at together, and again after each that gives way.
  const inTheWay = () => inPlace.findIndex((app, at) => app !== features[at] && isInTheWay(features, at));
  for (let at = inTheWay(); at >= 0; at = inTheWay()) features[at] = inPlace[at] as FeatureEntry;
  const isSame = features.every((version, at) => version === inPlace[at]);
  return isSame ? registry : { ...registry, features };
}

function isInTheWay(features: readonly FeatureEntry[], at: number): boolean {
  return features.some(
    ({ pages }, other) =>
      other !== at && pages.some((page) => features[at]?.pages.some(({ path }) => overlap(page.path, path))),
  );
}
