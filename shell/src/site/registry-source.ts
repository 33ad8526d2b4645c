import { withOverrides } from "@coulisses/federation/overrides";
import { isUnreadable, readRegistry, type Registry } from "@coulisses/federation/registry";
import { ownAddresses } from "./site-page";

let last: { entries: string; registry: Registry } | undefined;
let lastFetched: { text: string; registry: Registry } | undefined;

/** The registry that the server wrote in the page, without a request. */
export function inlinedRegistry(page: Document = document): Registry | undefined {
  const text = page.getElementById("registry")?.textContent;
  if (!text) return undefined;
  try {
    return read(text);
  } catch {
    return undefined;
  }
}

/**
 * The present registry: apps may have been published since the page was opened. While it is unchanged, the
 * answer is the same object, and nothing is read or drawn again.
 */
export async function fetchRegistry(): Promise<Registry> {
  const response = await fetch("/features.json", { cache: "no-cache" });
  if (!response.ok) throw new Error(`features.json: ${String(response.status)}`);
  const text = await response.text();
  if (lastFetched?.text !== text) lastFetched = { text, registry: read(text) };
  return lastFetched.registry;
}

/** The origins beside the site's own from which its server lets apps come. */
function allowedOrigins(page: Document = document): string[] {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="coulisses-app-origins"]');
  return meta?.content.split(" ") ?? [];
}

/** The file has parts for the server only: two texts may hold the same entries. */
function read(text: string): Registry {
  const published = readRegistry(JSON.parse(text), ownAddresses, allowedOrigins());
  // An open tab keeps its registry.
  if (isUnreadable(published)) throw new Error("features.json: no registry");
  const registry = withOverrides(published);
  const entries = JSON.stringify(registry);
  if (last?.entries === entries) return last.registry;
  last = { entries, registry };
  for (const { name, reason, detail } of registry.problems) {
    console.error(`The feature app ${name} is left out (${reason}): ${detail}`);
  }
  return registry;
}
