import { constants } from "node:fs";
import { lstat, open } from "node:fs/promises";
import path from "node:path";

/**
 * The content of a file that a build names. Only plain files inside of the build's folder are read: no name
 * that leads out of it, no link.
 */
export async function readPlainFile(
  folder: string,
  file: string,
): Promise<{ content: Buffer } | { problem: string }> {
  const segments = file.split("/");
  if (
    segments.some(
      (segment) => segment === "" || segment === "." || segment === ".." || /[\\\0]/.test(segment),
    )
  ) {
    return { problem: `${JSON.stringify(file)} is no name of a file of the build.` };
  }
  for (const [at] of segments.entries()) {
    const entry = await lstat(path.join(folder, ...segments.slice(0, at + 1))).catch(() => undefined);
    if (!entry) return { problem: `${file} is missing.` };
    if (entry.isSymbolicLink()) return { problem: `${file} is a link, which is not followed.` };
    const isLast = at === segments.length - 1;
    if (isLast ? !entry.isFile() : !entry.isDirectory()) return { problem: `${file} is no plain file.` };
  }
  const handle = await open(path.join(folder, ...segments), constants.O_RDONLY | constants.O_NOFOLLOW).catch(
    () => undefined,
  );
  if (!handle) return { problem: `${file} can't be read.` };
  try {
    return { content: await handle.readFile() };
  } finally {
    await handle.close();
  }
}
