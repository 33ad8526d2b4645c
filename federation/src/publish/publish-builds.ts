import { refuse } from "./state/fits";
import { lastAct, lastPublishedVersion, addPublication, readHistory, writeHistory } from "./site/history";
import { locked } from "./site/lock";
import { entryOf, writeRegistry } from "./state/site-registry";
import { putShellFiles } from "./site/put-files";
import { readFeatureBuild, readShellBuild, versionOf } from "./state/read-build";
import { SHELL, type Site } from "./site/site";
import { type Build, faultsWith, readState, type State, versionInPlace } from "./state/state";
import { store } from "./site/put-files";

/** The result of publishing one build. */
export type Published = {
  name: string;
  /** The version in place now. */
  version: string;
  already: boolean;
  /** True when another team put it there: it stays. */
  leftToOthers: boolean;
};

/** The versions that this team put in place before, by name: only these are replaced. */
export type Own = Readonly<Record<string, string>>;

/** Reads a built folder and checks its files against its manifest; throws a Refusal when something is missing or altered. */
export async function readBuild(dist: string, kind: "feature" | "shell"): Promise<Build> {
  if (kind === "shell") {
    const shell = await readShellBuild(dist);
    return { dist, name: SHELL, version: versionOf(shell), shell };
  }
  const app = await readFeatureBuild(dist);
  return { dist, name: app.name, version: versionOf(app), app };
}

/** Puts the builds into the site and makes them the versions in place: all, or none when one is refused. */
export async function publishBuilds(builds: readonly Build[], site: Site, own?: Own): Promise<Published[]> {
  // Checked before their files are put there, so that a refused build leaves nothing; and again under the
  // lock.
  const before = await readState(site);
  const candidates = await replaceable(builds, site, before, own);
  refuseMisfits(before, candidates);
  for (const { dist, name, version, app, shell } of candidates)
    await store(dist, site, name, version, (app ?? shell).integrity);
  return locked(site.lock, async () => {
    const state = await readState(site);
    const accepted = await replaceable(candidates, site, state, own);
    refuseMisfits(state, accepted);
    const versionsBefore = new Map(
      await Promise.all(
        builds.map(async ({ name }) => [name, await versionInPlace(site, state, name)] as const),
      ),
    );
    for (const { version, shell } of accepted) if (shell) await putShellFiles(site, version);
    await writeRegistry(
      site,
      state.entries,
      accepted.flatMap(({ app, version }) => (app ? [entryOf(site, app, version)] : [])),
    );
    for (const build of accepted) {
      const { name, version } = build;
      const history = await readHistory(site, name);
      if (lastPublishedVersion(history) !== version || lastAct(history)?.act === "unpublished")
        await writeHistory(site, name, addPublication(history, version, build));
    }
    return builds.map((build) => {
      const current = versionsBefore.get(build.name);
      const leftToOthers = !accepted.includes(build);
      return {
        name: build.name,
        version: leftToOthers && current ? current : build.version,
        already: current === build.version,
        leftToOthers,
      };
    });
  });
}

async function replaceable(
  builds: readonly Build[],
  site: Site,
  state: State,
  own: Own | undefined,
): Promise<Build[]> {
  if (!own) return [...builds];
  const free = await Promise.all(
    builds.map(async (build) => {
      const current = await versionInPlace(site, state, build.name);
      return current === undefined || current === build.version || current === own[build.name] ? [build] : [];
    }),
  );
  return free.flat();
}

function refuseMisfits(state: State, builds: readonly Build[]): void {
  const isShell = builds.length === 1 && builds[0]?.shell !== undefined;
  refuse(faultsWith(state, builds), isShell ? "This shell can't run what is in place." : "");
}
