import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { hasCode } from "./database/driver";

/** A secret made once and kept beside the data, for this account of the machine alone. */
export async function createFileOnce(path: string, make: () => string): Promise<string> {
  const stored = await readIfAny(path);
  if (stored !== "") return stored;
  const secret = make();
  await mkdir(dirname(path), { recursive: true });
  // Renamed once complete, so that a crash leaves no half-written secret.
  await writeFile(`${path}.part`, secret, { mode: 0o600 });
  await rename(`${path}.part`, path);
  return secret;
}

async function readIfAny(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return "";
    throw error;
  }
}
