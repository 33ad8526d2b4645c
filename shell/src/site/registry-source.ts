import { withOverrides } from "@coulisses/federation/overrides";
import { readRegistry, type Registry } from "@coulisses/federation/registry";

let last: { text: string; registry: Registry } | undefined;

/** The registry as the server wrote it in the page, which costs no request. */
export function inlinedRegistry(page: Document = document): Registry | undefined {
  const text = page.getElementById("registry")?.textContent;
  if (!text) return undefined;
  try {
    return read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * The registry as it is now: apps may have been published since the page was opened. As long as
 * nothing was, the answer is the same object, and nothing is drawn again.
 */
export async function fetchRegistry(): Promise<Registry> {
  const response = await fetch("/features.json", { cache: "no-cache" });
  if (!response.ok) throw new Error(`features.json: ${String(response.status)}`);
  return read(await response.json());
}

function read(json: unknown): Registry {
  const registry = withOverrides(readRegistry(json));
  const text = JSON.stringify(registry);
  if (last?.text === text) return last.registry;
  last = { text, registry };
  for (const { name, reason, detail } of registry.problems) {
    console.error(`The feature app ${name} is left out (${reason}): ${detail}`);
  }
  return registry;
}
