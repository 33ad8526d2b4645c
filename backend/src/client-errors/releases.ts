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
    act: z.enum(["disabled", "enabled", "unpublished"]).optional(),
    word: z.string().optional(),
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

/** The release of the version in place; undefined when it is not known, or has none before it. */
export function releaseOf(
  app: string,
  version: string,
  history: readonly Publication[],
): Release | undefined {
  const standing = history.filter(stands);
  const at = standing.findLastIndex((publication) => publication.version === version);
  const before = standing
    .slice(0, Math.max(at, 0))
    .findLast((publication) => publication.version !== version);
  const publishedAt = standing[at]?.at;
  if (publishedAt === undefined || before === undefined) return undefined;
  return { app, version, publishedAt, before: before.version };
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
