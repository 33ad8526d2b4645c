import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Environment } from "../environment";
import { hasCode } from "../database/driver";

/** Given, or made once and kept beside the data, so that sessions outlive a restart. */
export async function jwtSecret({ jwtSecret: given, dataDir }: Environment): Promise<string> {
  if (given !== undefined) return given;
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, "jwt-secret");
  const stored = await readIfAny(path);
  if (stored !== "") {
    if (stored.length < 32) throw new Error(`${path} is too short to be a secret: delete it`);
    return stored;
  }
  const secret = randomBytes(48).toString("base64url");
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
