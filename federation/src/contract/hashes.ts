import { createHash } from "node:crypto";
import type { Supply } from "./doors";

/** The subresource integrity of a file's content. */
export function integrityOf(content: string | Buffer): string {
  return `sha384-${createHash("sha384").update(content).digest("base64")}`;
}

/**
 * A short name of a shell's supply: the same supply gives the same. Undefined when the shell does not record
 * it.
 */
export function hashOfDoors({ exports, versions }: Pick<Supply, "exports" | "versions">): string | undefined {
  if (!exports || Object.keys(exports).length === 0) return undefined;
  return createHash("sha256")
    .update(JSON.stringify([exports, versions]))
    .digest("hex")
    .slice(0, 12);
}
