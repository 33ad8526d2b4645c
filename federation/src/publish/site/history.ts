import * as v from "valibot";
import { readJson } from "./json-files";
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

const historySchema = v.array(
  v.object({
    version: v.string(),
    /** The time it was put in place. */
    at: v.string(),
    /** The time a rollback undid it. */
    rolledBack: v.optional(v.string()),
    /** The reason of that rollback, when one was given. */
    because: v.optional(v.string()),
    /** The token that published it, by its label, when it came over HTTP. */
    by: v.optional(v.string()),
    /** The token that took it back. */
    undoneBy: v.optional(v.string()),
    /** Published without a trial beside the site, or despite the faults that it found. */
    trial: v.optional(trialSchema),
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
  { trial, by }: Pick<Publication, "trial" | "by"> = {},
): Publication[] {
  return [...history, { version, at: now(), ...(by !== undefined && { by }), ...(trial && { trial }) }];
}

/** The version in place, according to the history. */
export function lastPublishedVersion(history: readonly Publication[]): string | undefined {
  return history.findLast(({ rolledBack }) => rolledBack === undefined)?.version;
}

/** The version in place before that one, skipping undone ones. */
export function versionBefore(history: readonly Publication[], current: string): string | undefined {
  const standing = history.filter(({ rolledBack }) => rolledBack === undefined);
  const until = standing.findLastIndex(({ version }) => version === current);
  return standing.slice(0, Math.max(until, 0)).findLast(({ version }) => version !== current)?.version;
}

/** Marks the versions after `to` as undone, so that going back twice goes two versions back. */
export function markUndone(
  history: readonly Publication[],
  to: string,
  { because, by }: { because?: string | undefined; by?: string | undefined } = {},
): Publication[] {
  const target = history.findLastIndex(
    ({ version, rolledBack }) => version === to && rolledBack === undefined,
  );
  const mark = {
    rolledBack: now(),
    ...(because !== undefined && { because }),
    ...(by !== undefined && { undoneBy: by }),
  };
  return history.map((publication, at) =>
    at > target && publication.rolledBack === undefined ? { ...publication, ...mark } : publication,
  );
}

/** The time when the version was last replaced, in milliseconds; undefined when the history lacks it. */
export function leftItsPlaceAt(history: readonly Publication[], version: string): number | undefined {
  const times = history.flatMap((publication, at) => {
    if (publication.version !== version) return [];
    const end =
      publication.rolledBack ?? history.slice(at + 1).find(({ rolledBack }) => rolledBack === undefined)?.at;
    return end === undefined ? [] : [Date.parse(end)];
  });
  return times.length === 0 ? undefined : Math.max(...times);
}

function now(): string {
  return new Date().toISOString();
}
