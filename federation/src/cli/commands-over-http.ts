import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Target } from "../publish/channels";
import { ask, Dropped, type Remote } from "../publish/remote/remote";
import { sendBuild } from "../publish/remote/send-build";
import { fetchShell } from "../publish/remote/shell-in-place";
import { Refusal } from "../publish/site/refusal";
import { siteAt } from "../publish/site/site";
import type { Build } from "../publish/state/state";
import { eachBuild } from "./commands";
import { tried } from "./tried";

type Ways = {
  force?: boolean | undefined;
  untried?: boolean | undefined;
  /** For the people of a channel. */
  target?: Target | undefined;
  /** Another origin, which that site allows, that serves the files. */
  filesAt?: string | undefined;
};

/** Tries each build here, under the shell of that site, and sends it there. Resolves to the exit code. */
export async function publishAt(remote: Remote, folders: readonly string[], ways: Ways): Promise<number> {
  return eachBuild(folders, async (found) => {
    const lines: string[] = [];
    for (const build of await triedHere(remote, found, ways)) {
      const say = (line: string) => {
        console.log(line);
      };
      const { version, already } = await sendBuild(remote, build, say, ways);
      const where = ways.target ? ` in the channel ${ways.target.channel}` : "";
      const before = ways.target ? " (already)" : " (already in place)";
      lines.push(`${build.name} ${version}${where}${already ? before : ""} at ${remote.origin}`);
    }
    return lines;
  });
}

async function triedHere({ origin }: Remote, builds: readonly Build[], ways: Ways): Promise<Build[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "coulisses-trial-"));
  try {
    const site = siteAt(folder);
    if (!ways.untried && builds.some(({ shell }) => !shell)) await fetchShell(origin, site);
    return await tried(builds, site, ways);
  } catch (error) {
    throw error instanceof TypeError ? new Refusal(`${origin} does not answer.`) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Conditions = { from?: string | undefined; because?: string | undefined };

/** Rolls an app of that site back, and prints both versions. Resolves to the exit code. */
export async function goBackAt(
  remote: Remote,
  app: string,
  version: string | undefined,
  { from, because }: Conditions,
): Promise<number> {
  // Not asked again by itself: twice would go two versions back, unless the one in place is named.
  const answer = (await ask(remote, {
    method: "POST",
    path: `${encodeURIComponent(app)}/rollback`,
    json: {
      ...(version !== undefined && { version }),
      ...(from !== undefined && { from }),
      ...(because !== undefined && { because }),
    },
  }).catch((error: unknown) => {
    throw error instanceof Dropped
      ? new Refusal(`${remote.origin} does not answer: ${error.message}`)
      : error;
  })) as { from: string; to: string };
  console.log(`${app} ${answer.from} -> ${answer.to}`);
  return 0;
}
