import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A token's id, which is no secret, and the 256 random bits that are. */
type TokenText = { id: number; secret: string };

const shape = /^coulisses_(\d{1,9})_([\w-]{43})$/;
const nothing = hashOf("");

/** 256 random bits, for the text of a new token. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** The text that a team keeps. */
export function tokenText({ id, secret }: TokenText): string {
  return `coulisses_${String(id)}_${secret}`;
}

/** The parts of a token's text; undefined for anything else. */
export function readTokenText(text: string): TokenText | undefined {
  const [, id, secret] = shape.exec(text) ?? [];
  return id === undefined || secret === undefined ? undefined : { id: Number(id), secret };
}

/** The only form in which a secret is kept. It has 256 bits, so nothing slower is needed. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** True for the secret of this hash; takes as long for a wrong one, and for a token that does not exist. */
export function isSecretOf(secret: string, hash: string | undefined): boolean {
  const isEqual = timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash ?? nothing));
  return isEqual && hash !== undefined;
}
