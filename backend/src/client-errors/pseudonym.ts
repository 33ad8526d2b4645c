import { createHmac } from "node:crypto";

/** A name for a secret that can be compared, but not turned back without the server's key. */
export type Pseudonym = (secret: string) => string;

export function pseudonymsWith(secret: string): Pseudonym {
  const key = createHmac("sha256", secret).update("pseudonyms of client errors").digest();
  return (text) => createHmac("sha256", key).update(text).digest("base64url").slice(0, 22);
}
