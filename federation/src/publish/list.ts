import type { Publication } from "./site/history";
import { lastPublishedVersion, readHistory } from "./site/history";
import { readRawEntries, readShell } from "./state/site-registry";
import { SHELL, type Site } from "./site/site";

/** One line of `federation list`. */
type Listed = {
  name: string;
  version: string;
  /** The contract an app was built for; those that the shell runs. */
  contracts: readonly number[];
  pages: readonly string[];
  history: Publication[];
};

/** The shell, then each app. */
export async function list(site: Site): Promise<Listed[]> {
  const shell = await readShell(site);
  const shellHistory = await readHistory(site, SHELL);
  const shells = shell
    ? [
        {
          name: SHELL,
          version: lastPublishedVersion(shellHistory) ?? "?",
          contracts: shell.contracts,
          pages: [],
          history: shellHistory,
        },
      ]
    : [];
  const apps = (await readRawEntries(site)).map(async ({ name, version, entry }) => ({
    name,
    version,
    contracts: entry ? [entry.contract] : [],
    pages: (entry?.pages ?? []).map(({ path }) => path),
    history: await readHistory(site, name),
  }));
  return [...shells, ...(await Promise.all(apps))];
}
