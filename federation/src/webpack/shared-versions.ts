import { readFileSync } from "node:fs";
import path from "node:path";
import { librariesOf } from "../contract/shared-modules";

/** The versions of the libraries behind these doors, as the package in this folder finds them. */
export function sharedVersions(folder: string, doors: readonly string[]): Record<string, string> {
  const libraries = [...new Set(doors.flatMap((door) => librariesOf[door] ?? []))].sort();
  return Object.fromEntries(
    libraries.flatMap((library) => {
      const version = versionFrom(folder, library);
      return version === undefined ? [] : [[library, version]];
    }),
  );
}

function versionFrom(folder: string, library: string): string | undefined {
  try {
    const text = readFileSync(path.join(folder, "node_modules", library, "package.json"), "utf8");
    return (JSON.parse(text) as { version?: string }).version;
  } catch {
    const above = path.dirname(folder);
    return above === folder ? undefined : versionFrom(above, library);
  }
}
