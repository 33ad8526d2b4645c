import { createHash } from "node:crypto";
import type { Compilation } from "webpack";

export function integrityOf(content: string | Buffer): string {
  return `sha384-${createHash("sha384").update(content).digest("base64")}`;
}

export function integrityOfAssets(compilation: Compilation): Record<string, string> {
  return Object.fromEntries(
    compilation
      .getAssets()
      .map(({ name, source }) => [name, integrityOf(source.buffer())] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}
