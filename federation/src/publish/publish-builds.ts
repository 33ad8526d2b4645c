import { refuse } from "./state/fits";
import { lastStanding, published, readHistory, writeHistory } from "./site/history";
import { locked } from "./site/lock";
import { entryOf, writeRegistry } from "./state/site-registry";
import { putShellFiles } from "./site/put-files";
import { readFeatureBuild, readShellBuild, versionOf } from "./state/read-build";
import { SHELL, type Site } from "./site/site";
import { type Build, misfitsWith, readState, type State, versionInPlace } from "./state/state";
import { store } from "./site/put-files";

export type Published = {
  name: string;
  /** The one in place now. */
  version: string;
  already: boolean;
  /** Somebody else put it there: it stays. */
  left: boolean;
};

/** The versions that whoever publishes put in place before, by name: nothing else is replaced. */
export type Own = Readonly<Record<string, string>>;

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
  // Before their files are put there, so that a refused build leaves nothing; and again once nobody else writes.
  const before = await readState(site);
  const wanted = await replaceable(builds, site, before, own);
  refuseMisfits(before, wanted);
  for (const { dist, name, version, app, shell } of wanted)
    await store(dist, site, name, version, (app ?? shell).integrity);
  return locked(site.lock, async () => {
    const state = await readState(site);
    const mine = await replaceable(wanted, site, state, own);
    refuseMisfits(state, mine);
    const inPlace = new Map(
      await Promise.all(
        builds.map(async ({ name }) => [name, await versionInPlace(site, state, name)] as const),
      ),
    );
    for (const { version, shell } of mine) if (shell) await putShellFiles(site, version);
    await writeRegistry(
      site,
      state.entries,
      mine.flatMap(({ app, version }) => (app ? [entryOf(site, app, version)] : [])),
    );
    for (const { name, version } of mine) {
      const history = await readHistory(site, name);
      if (lastStanding(history) !== version) await writeHistory(site, name, published(history, version));
    }
    return builds.map((build) => {
      const there = inPlace.get(build.name);
      const left = !mine.includes(build);
      return {
        name: build.name,
        version: left && there ? there : build.version,
        already: there === build.version,
        left,
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
      const there = await versionInPlace(site, state, build.name);
      return there === undefined || there === build.version || there === own[build.name] ? [build] : [];
    }),
  );
  return free.flat();
}

function refuseMisfits(state: State, builds: readonly Build[]): void {
  const isShell = builds.length === 1 && builds[0]?.shell !== undefined;
  refuse(misfitsWith(state, builds), isShell ? "This shell can't run what is in place." : "");
}
