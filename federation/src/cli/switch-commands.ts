import { MANIFEST } from "../contract/manifest";
import { checkBuilds } from "../publish/check";
import { publishBuilds, readBuild } from "../publish/publish-builds";
import { ask, Dropped, type Remote } from "../publish/remote/remote";
import { Refusal } from "../publish/site/refusal";
import { SHELL, type Site } from "../publish/site/site";
import { buildIn } from "../publish/state/read-build";
import { type Build, readState } from "../publish/state/state";
import { type Asked, disable, enable, type Switched, unpublish } from "../publish/switch";
import { tried } from "./tried";

/** The commands that switch an app off and on again. */
export type SwitchCommand = "unpublish" | "disable" | "enable";

/** Facts of a switch: the word for people and the person to ask, of an app to disable. */
type Given = Asked & { word?: string | undefined; ask?: string | undefined };

const done = { unpublish: "unpublished", disable: "disabled", enable: "enabled" } as const;

/** The person to ask where nobody is named. */
const SOMEBODY = "un admin";

/** Unpublishes, disables or enables an app of a site, and says so. Resolves to the exit code. */
export async function switchApp(
  site: Site,
  command: SwitchCommand,
  name: string,
  { word = "", ask = SOMEBODY, ...asked }: Given,
): Promise<number> {
  const ways = {
    unpublish: () => unpublish(site, name, asked),
    disable: () => disable(site, name, { word, ask }, asked),
    enable: () => enable(site, name, asked),
  };
  return say(name, command, await ways[command]());
}

/** The same on a running site. */
export async function switchAt(
  remote: Remote,
  command: SwitchCommand,
  name: string,
  { word, ask: whom, because }: Given,
): Promise<number> {
  const json = {
    ...(command === "disable" && { word: word ?? "", ask: whom ?? SOMEBODY }),
    ...(because !== undefined && { because }),
  };
  const path = `${encodeURIComponent(name)}/${command}`;
  const answer = await ask(remote, { method: "POST", path, json }).catch((error: unknown) => {
    throw error instanceof Dropped
      ? new Refusal(`${remote.origin} does not answer: ${error.message}`)
      : error;
  });
  return say(name, command, answer as Switched);
}

function say(name: string, command: SwitchCommand, { already }: Switched): number {
  console.log(`${name} ${done[command]}${already ? " (already)" : ""}`);
  return 0;
}

/**
 * Puts several builds, or kept versions as `mf-tasks@4b8ec4891b14`, in place in one write of the registry, so that a
 * page which one gives to another always has exactly one owner. Resolves to the exit code.
 */
export async function transfer(
  site: Site,
  sources: readonly string[],
  ways: { force?: boolean | undefined; untried?: boolean | undefined },
): Promise<number> {
  const found = await Promise.all(sources.map((source) => buildAt(site, source)));
  if (new Set(found.map(({ name }) => name)).size < found.length)
    throw new Refusal("A page goes from one app to another: each app is named once.");
  await checkBuilds(found, site);
  const moved = await movedPages(site, found);
  if (moved.length === 0) throw new Refusal("No page goes from one of these apps to another.");
  const published = await publishBuilds(await tried(found, site, ways), site);
  for (const { name, version, already } of published)
    console.log(`${name} ${version}${already ? " (already in place)" : ""}`);
  for (const { path, from, to } of moved) console.log(`${path}: ${from} -> ${to}`);
  return 0;
}

async function buildAt(site: Site, source: string): Promise<Build> {
  const [, name, version] = /^(mf-[a-z0-9-]+)@([\w-][\w.-]*)$/.exec(source) ?? [];
  if (name !== undefined && version !== undefined) {
    const kept = await readBuild(site.version(name, version), "feature").catch(() => {
      throw new Refusal(`${name} has no version ${version}, or its ${MANIFEST} can't be read.`);
    });
    return { ...kept, version };
  }
  const { dist, kind } = await buildIn(source);
  return readBuild(dist, kind);
}

async function movedPages(site: Site, builds: readonly Build[]) {
  const { apps } = await readState(site);
  return builds.flatMap(({ name: to, app }) =>
    (to === SHELL ? [] : (app?.pages ?? [])).flatMap(({ path }) => {
      const owner = apps.find(({ pages }) => pages.some((page) => page.path === path))?.name;
      const isGiven = owner !== undefined && owner !== to && builds.some(({ name }) => name === owner);
      return isGiven ? [{ path, from: owner, to }] : [];
    }),
  );
}
