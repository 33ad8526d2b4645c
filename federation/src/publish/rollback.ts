import { refuse } from "./state/fits";
import {
  lastPublishedVersion,
  addPublication,
  readHistory,
  markUndone,
  versionBefore,
  writeHistory,
} from "./site/history";
import { locked } from "./site/lock";
import {
  entryOf,
  readShellVersion,
  readVersion,
  versionsInPlace,
  writeRegistry,
} from "./state/site-registry";
import { putShellFiles } from "./site/put-files";
import { Refusal } from "./site/refusal";
import { SHELL, type Site } from "./site/site";
import { misfitsWith, readState } from "./state/state";

/** Conditions of a rollback. */
export type RollbackOptions = {
  /** Refuses when another version than this one is in place: the caller has not seen it. */
  from?: string | undefined;
  /** The reason, for the history. */
  because?: string | undefined;
  /** The token that asks for it, by its label. */
  by?: string | undefined;
  /** The number of the administrator who asks for it. */
  person?: number | undefined;
};

/** Said in place of a version by an app that was unpublished. */
const UNPUBLISHED = "unpublished";

/** Puts the version named, or the one before the one in place, back in place. */
export async function rollback(
  site: Site,
  name: string,
  requestedVersion?: string,
  { from: expected, because, by, person }: RollbackOptions = {},
): Promise<{ from: string; to: string }> {
  return locked(site.lock, async () => {
    const history = await readHistory(site, name);
    const current = await inPlace(site, name);
    // The versions of an app that was unpublished stay: one that is named comes back.
    const isBack = current === undefined && history.length > 0 && requestedVersion !== undefined;
    const from = current ?? (isBack ? UNPUBLISHED : undefined);
    if (!from) throw new Refusal(`${name} is not published.`);
    if (expected !== undefined && expected !== from)
      throw new Refusal(`${name} ${expected} is not in place: ${from} is.`);
    const to = requestedVersion ?? versionBefore(history, from);
    if (!to) throw new Refusal(`${name} has no version before ${from}.`);
    // Pressed twice, or by two at once.
    if (from === to) return { from, to };
    await (name === SHELL ? backToShell(site, to) : backToFeature(site, name, to));
    await writeHistory(
      site,
      name,
      requestedVersion
        ? addPublication(history, to, { by, person })
        : markUndone(history, to, { because, by, person }),
    );
    return { from, to };
  });
}

async function inPlace(site: Site, name: string): Promise<string | undefined> {
  if (name === SHELL) return lastPublishedVersion(await readHistory(site, name));
  return (await versionsInPlace(site)).get(name);
}

async function backToFeature(site: Site, name: string, version: string): Promise<void> {
  const manifest = await readVersion(site, name, version);
  if (!manifest) throw new Refusal(`${name} has no version ${version}.`);
  const state = await readState(site);
  refuse(misfitsWith(state, [{ dist: "", name, version, app: manifest }]));
  await writeRegistry(site, state.entries, [entryOf(site, manifest, version)]);
}

async function backToShell(site: Site, version: string): Promise<void> {
  const manifest = await readShellVersion(site, SHELL, version);
  if (!manifest) throw new Refusal(`The shell has no version ${version}.`);
  const state = await readState(site);
  refuse(
    misfitsWith(state, [{ dist: "", name: SHELL, version, shell: manifest }]),
    "This shell can't run what is in place.",
  );
  await putShellFiles(site, version);
  await writeRegistry(site, state.entries, []);
}
