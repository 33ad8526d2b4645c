import type { AsyncDependenciesBlock, Compilation } from "webpack";
import { integrityOf } from "../../contract/hashes";

/** The request of an `import()`, as written. */
export function requestOf(block: AsyncDependenciesBlock): string | undefined {
  const [dependency] = block.dependencies;
  return dependency && "request" in dependency ? String(dependency.request) : undefined;
}

/** The subresource integrity of each file that the build writes, by its name, sorted. */
export function integrityOfAssets(compilation: Compilation): Record<string, string> {
  return Object.fromEntries(
    compilation
      .getAssets()
      .map(({ name, source }) => [name, integrityOf(source.buffer())] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}
