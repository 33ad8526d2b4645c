import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type AppVersion, SHELL_APP } from "@coulisses/shared-domain/client-error/client-error";
import type { Release } from "@coulisses/shared-domain/release-health/release-health";
import * as z from "zod";
import { hasCode } from "../database/driver";

const historySchema = z.array(
  z.object({
    version: z.string(),
    at: z.iso.datetime(),
    rolledBack: z.iso.datetime().optional(),
    because: z.string().optional(),
    by: z.string().optional(),
    undoneBy: z.string().optional(),
    person: z.number().optional(),
    undonePerson: z.number().optional(),
    act: z.enum(["disabled", "enabled", "unpublished", "offered", "ended"]).optional(),
    channel: z.string().optional(),
    percent: z.number().optional(),
    teams: z.array(z.string()).optional(),
    word: z.string().optional(),
    grew: z.record(z.string(), z.number()).optional(),
  }),
);

/** A line of `features/<app>/history.json`, oldest first; publishing writes that file (docs/publish.md). */
export type Publication = z.infer<typeof historySchema>[number];

/** The publications of an app; none without a history. Throws for a file that is no history. */
export async function publicationsOf(siteDir: string, app: string): Promise<Publication[]> {
  const folder = app === SHELL_APP ? "shells" : join("features", app);
  try {
    return historySchema.parse(JSON.parse(await readFile(join(siteDir, folder, "history.json"), "utf8")));
  } catch (error) {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
}

/** True for a publication that nobody took back; other lines say what was done to an app. */
export const stands = ({ act, rolledBack }: Publication) => act === undefined && rolledBack === undefined;

/**
 * The release of the version in place, or of a channel's; undefined when it is not known, or has no version to go back
 * to.
 */
export function releaseOf(
  app: string,
  version: string,
  history: readonly Publication[],
): Release | undefined {
  const standing = history.filter(stands);
  const at = standing.findLastIndex((publication) => publication.version === version);
  const inPlace = standing.at(-1)?.version;
  const offered = openChannels(history).findLast((channel) => channel.version === version);
  if (offered && inPlace !== undefined && inPlace !== version)
    return { app, version, publishedAt: offered.at, before: inPlace, channel: offered.channel };
  const before = standing
    .slice(0, Math.max(at, 0))
    .findLast((publication) => publication.version !== version);
  const publishedAt = standing[at]?.at;
  if (publishedAt === undefined || before === undefined) return undefined;
  return { app, version, publishedAt, before: before.version };
}

/** The channels that nobody promoted or ended, each as it was offered last. */
export function openChannels(history: readonly Publication[]) {
  const last = new Map<string, Publication & { channel: string }>();
  for (const line of history) {
    const { channel } = line;
    if (channel !== undefined) last.set(channel, { ...line, channel });
    // With its app, its channels left the site.
    if (line.act === "unpublished") last.clear();
  }
  return [...last.values()].filter(({ act }) => act === "offered");
}

const contactSchema = z.object({ contact: z.email() });

/** The mail address of the team, as that version's manifest names it. */
export async function contactOf(siteDir: string, { app, version }: AppVersion): Promise<string | undefined> {
  const manifest = await readFile(join(siteDir, "features", app, version, "manifest.json"), "utf8").then(
    (text) => JSON.parse(text) as unknown,
    () => undefined,
  );
  return contactSchema.safeParse(manifest).data?.contact;
}

/** True for a version that the site has, or had: nobody fills the database with names of their own. */
export async function isKnownVersion(siteDir: string, { app, version }: AppVersion): Promise<boolean> {
  if (app === SHELL_APP) return /^[0-9a-f]{16}$/.test(version);
  if (/^\.+$/.test(version)) return false;
  return stat(join(siteDir, "features", app, version)).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
