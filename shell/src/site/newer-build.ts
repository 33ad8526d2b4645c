import { kept } from "@coulisses/shared-auth/session";

/** The shell's build that this page was opened with; a site served as bare files does not say. */
export function openedBuild(page: Document = document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name="coulisses-build"]')?.content;
}

/** The build that a page opened now would get; undefined when nobody can tell. */
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

/** Whether another build than this page's has been put in place. */
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

/** Reloads the page unless it has just been; tells whether it does. */
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
