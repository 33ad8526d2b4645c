import { SOURCE_MAPS } from "@coulisses/federation/source-maps";
import { originalPositionFor, type SourceMapInput, TraceMap } from "@jridgewell/trace-mapping";

/** A place in a built file: its folder, its name, line and column. */
const PLACE = /(\/(?:features\/[^/\s]+\/[^/\s]+|shell)\/)([^\s:()?]+\.js)(?:\?[^\s:()]*)?:(\d+):(\d+)/g;

type Maps = Record<string, SourceMapInput>;

/** A stack with places of the source instead of those of built files, where the site still has the maps of their version. */
export async function stackInSource(stack: string): Promise<string> {
  const folders = [...new Set([...stack.matchAll(PLACE)].map(([, folder = ""]) => folder))];
  const mapsOf = new Map(await Promise.all(folders.map(async (at) => [at, await fetchMaps(at)] as const)));
  return stack.replace(PLACE, (built: string, folder: string, file: string, line: string, column: string) => {
    const map = mapsOf.get(folder)?.[file];
    if (map === undefined) return built;
    // Stacks count columns from 1.
    const at = originalPositionFor(new TraceMap(map), { line: Number(line), column: Number(column) - 1 });
    return at.source === null ? built : `${at.source}:${String(at.line)}:${String(at.column + 1)}`;
  });
}

/** None for a version that was removed, or was built without maps. */
async function fetchMaps(folder: string): Promise<Maps | undefined> {
  const answer = await fetch(folder + SOURCE_MAPS).catch(() => undefined);
  return answer?.ok ? ((await answer.json().catch(() => undefined)) as Maps | undefined) : undefined;
}
