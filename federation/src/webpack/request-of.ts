import type { AsyncDependenciesBlock } from "webpack";

/** What an `import()` asked for, as it was written. */
export function requestOf(block: AsyncDependenciesBlock): string | undefined {
  const [dependency] = block.dependencies;
  return dependency && "request" in dependency ? String(dependency.request) : undefined;
}
