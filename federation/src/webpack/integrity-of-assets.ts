import type { Compilation } from "webpack";
import { integrityOf } from "../integrity";

export function integrityOfAssets(compilation: Compilation): Record<string, string> {
  return Object.fromEntries(
    compilation
      .getAssets()
      .map(({ name, source }) => [name, integrityOf(source.buffer())] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}
