import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Environment } from "../environment";
import { createFileOnce } from "../secret-file";

/** The configured secret, or one made once and kept beside the data, so that sessions outlive a restart. */
export async function jwtSecret({ jwtSecret: given, dataDir }: Environment): Promise<string> {
  if (given !== undefined) return given;
  const path = join(dataDir, "jwt-secret");
  const secret = await createFileOnce(path, () => randomBytes(48).toString("base64url"));
  if (secret.length < 32) throw new Error(`${path} is too short to be a secret: delete it`);
  return secret;
}
