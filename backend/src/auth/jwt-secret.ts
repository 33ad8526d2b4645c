import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Environment } from "../environment";
import { hasCode } from "../error-code";

/** Given, or made once and kept beside the data, so that sessions outlive a restart. */
export async function jwtSecret({ jwtSecret: given, dataDir }: Environment): Promise<string> {
  if (given !== undefined) return given;
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, "jwt-secret");
  try {
    await writeFile(path, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  }
  const secret = await readFile(path, "utf8");
  if (secret.length < 32) throw new Error(`${path} is too short to be a secret: delete it`);
  return secret;
}
