import * as v from "valibot";
import { readJson } from "./json-files";
import { growthSince, type Sizes } from "./growth";
import type { Site } from "./site";
import { writeAtomically } from "./json-files";

/** The shape of a trial in a history. */
export const trialSchema = v.object({
  untried: v.optional(v.boolean()),
  forced: v.optional(v.array(v.string())),
  /** It ran where the build was sent from: the site has only that machine's word. */
  elsewhere: v.optional(v.boolean()),
});

/** The limits of a publication's trial, where it was less than a sound one beside the site. */
export type Trial = v.InferOutput<typeof trialSchema>;

/** Acts that switch an app off and on. */
const switches = ["disabled", "enabled", "unpublished"] as const;
/** Acts on a version of a channel, which is not in place. */
const channelActs = ["offered", "ended"] as const;
/** Something done to an app beside publishing and going back. */
export type Act = (typeof switches)[number] | (typeof channelActs)[number];

const isOf = (acts: readonly Act[], { act }: { act?: Act | undefined }) =>
  act !== undefined && acts.includes(act);

const historySchema = v.array(
  v.object({
    version: v.string(),
    /** Done to the version then in place, or to that of a channel; without it, the line is a publication. */
    act: v.optional(v.picklist([...switches, ...channelActs])),
    /** The channel that has the version, or from which it was put in place. */
    channel: v.optional(v.string()),
    /** The share of people who get it, of a hundred. */
    percent: v.optional(v.number()),
    /** The teams that get it. */
    teams: v.optional(v.array(v.string())),
    /** The word for people, of an app that was disabled. */
    word: v.optional(v.string()),
    /** The number of the administrator who did it, when nothing but the server may know the name. */
    person: v.optional(v.number()),
    /** The number of the administrator who took it back. */
    undonePerson: v.optional(v.number()),
    /** The time it was put in place. */
    at: v.string(),
    /** The time a rollback undid it. */
    rolledBack: v.optional(v.string()),
    /** The reason of that rollback or of that act, when one was given. */
    because: v.optional(v.string()),
    /** The token that published it, by its label, when it came over HTTP. */
    by: v.optional(v.string()),
    /** The token that took it back. */
    undoneBy: v.optional(v.string()),
    /** Published without a trial beside the site, or despite the faults that it found. */
    trial: v.optional(trialSchema),
    /** Compressed bytes of its entry, and of each page and card. */
    sizes: v.optional(v.record(v.string(), v.number())),
    /** The bytes by which parts grew since the publication before, the most first. */
    grew: v.optional(v.record(v.string(), v.number())),
  }),
);

/** One line of a history; dates are ISO 8601. */
export type Publication = v.InferOutput<typeof historySchema>[number];

/** Oldest first. */
export async function readHistory(site: Site, name: string): Promise<Publication[]> {
  return v.parse(historySchema, (await readJson(site.history(name))) ?? []);
}

/** Replaces the history in one go. */
export async function writeHistory(site: Site, name: string, history: Publication[]): Promise<void> {
  await writeAtomically(site.history(name), `${JSON.stringify(history, null, 2)}\n`);
}

/** The history with this version put in place now. */
export function addPublication(
  history: Publication[],
  version: string,
  {
    trial,
    by,
    person,
    channel,
    because,
    sizes,
  }: Partial<Pick<Publication, "trial" | "by" | "person" | "channel" | "because">> & {
    sizes?: Sizes;
  } = {},
): Publication[] {
  const grew = growthSince(history.findLast((line) => line.sizes !== undefined)?.sizes, sizes);
  const line = {
    version,
    at: now(),
    ...(channel !== undefined && { channel }),
    ...(because !== undefined && { because }),
    ...(by !== undefined && { by }),
    ...(person !== undefined && { person }),
    ...(trial && { trial }),
    ...(sizes && { sizes }),
    ...(grew && { grew }),
  };
  return [...history, line];
}

/** The history with this done to the version now. */
export function addAct(
  history: readonly Publication[],
  version: string,
  { act, ...facts }: Omit<Publication, "version" | "act" | "at"> & { act: Act },
): Publication[] {
  return [...history, { version, act, at: now(), ...facts }];
}

/** The last switch of the app; a publication after it takes back that it was unpublished. */
export function lastAct(history: readonly Publication[]): Publication | undefined {
  const last = history.findLast((line) => isOf(switches, line));
  return last?.act === "unpublished" && history.at(-1) !== last ? undefined : last;
}

const stands = ({ act, rolledBack }: Publication) => act === undefined && rolledBack === undefined;

/** The version in place, according to the history. */
export function lastPublishedVersion(history: readonly Publication[]): string | undefined {
  return history.findLast(stands)?.version;
}

/** The version in place before that one, skipping undone ones. */
export function versionBefore(history: readonly Publication[], current: string): string | undefined {
  const standing = history.filter(stands);
  const until = standing.findLastIndex(({ version }) => version === current);
  return standing.slice(0, Math.max(until, 0)).findLast(({ version }) => version !== current)?.version;
}

/** Marks the versions after `to` as undone, so that going back twice goes two versions back. */
export function markUndone(
  history: readonly Publication[],
  to: string,
  {
    because,
    by,
    person,
  }: { because?: string | undefined; by?: string | undefined; person?: number | undefined } = {},
): Publication[] {
  const target = history.findLastIndex((line) => line.version === to && stands(line));
  const mark = {
    rolledBack: now(),
    ...(because !== undefined && { because }),
    ...(by !== undefined && { undoneBy: by }),
    ...(person !== undefined && { undonePerson: person }),
  };
  return history.map((publication, at) =>
    at > target && stands(publication) ? { ...publication, ...mark } : publication,
  );
}

/** The time when the version was last replaced, in milliseconds; undefined when the history lacks it. */
export function leftItsPlaceAt(history: readonly Publication[], version: string): number | undefined {
  const times = history.flatMap((publication, at) => {
    if (publication.version !== version) return [];
    if (publication.act === "ended") return [Date.parse(publication.at)];
    if (publication.act !== undefined) return [];
    const end = publication.rolledBack ?? history.slice(at + 1).find(stands)?.at;
    return end === undefined ? [] : [Date.parse(end)];
  });
  return times.length === 0 ? undefined : Math.max(...times);
}

function now(): string {
  return new Date().toISOString();
}
