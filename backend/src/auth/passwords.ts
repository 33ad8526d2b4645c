import { hash, verify } from "@node-rs/argon2";

/** Argon2id with the library's parameters (19 MiB, 2 passes). */
export const hashPassword = (password: string): Promise<string> => hash(password);

let nobody: Promise<string> | undefined;

/** An unknown address costs as much time as a wrong password: neither tells which it was. */
export async function matchesPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword("nobody's password");
  // An account may have no password yet; then none matches.
  const matches = await verify(passwordHash ?? (await nobody), password).catch(() => false);
  return matches && passwordHash !== undefined;
}
