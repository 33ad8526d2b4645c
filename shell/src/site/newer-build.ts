import { kept } from "@coulisses/shared-auth/session";

/** The shell's build that this page was opened with; undefined for a site served as bare files. */
export function openedBuild(page: Document = document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name="coulisses-build"]')?.content;
}

/** The build that a page opened now would get; undefined when it can't be read. */
export async function latestBuild(now = Date.now()): Promise<string | undefined> {
  try {
    const response = await fetch(`/build.json?${String(now)}`, { cache: "no-store" });
    if (!response.ok) return undefined;
    const { id } = (await response.json()) as { id?: unknown };
    return typeof id === "string" ? id : undefined;
  } catch {
    return undefined;
  }
}

/** True when another build than this page's is in place. */
export async function newerBuildExists(): Promise<boolean> {
  const [opened, latest] = [openedBuild(), await latestBuild()];
  return opened !== undefined && latest !== undefined && opened !== latest;
}

/** Milliseconds during which a second reload would be a loop. */
const RELOAD_GUARD = 10_000;
const justReloaded = kept({
  name: "reloaded",
  scope: "tab",
  isValue: (value) => value === true,
  lasts: RELOAD_GUARD,
}).of("all");

/** Reloads the page unless it has just been reloaded; returns whether it does. */
export function reloadOnce(
  reload = () => {
    window.location.reload();
  },
): boolean {
  // A browser that remembers nothing could reload for ever.
  if (justReloaded.read() === true || !justReloaded.write(true)) return false;
  reload();
  return true;
}

/** For a part that could not be loaded: its file may be gone because there is another build. */
export async function reloadIfNewer(): Promise<void> {
  if (await newerBuildExists()) reloadOnce();
}
