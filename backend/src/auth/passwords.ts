import { hash, verify } from "@node-rs/argon2";
import type { IsCommonPassword } from "@coulisses/shared-domain/people/password";

/** Argon2id with the library's parameters (19 MiB, 2 passes). */
export const hashPassword = (password: string): Promise<string> => hash(password);

let nobody: Promise<string> | undefined;

/** Takes as long for an unknown address as for a wrong password: the time tells nothing. */
export async function matchesPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword("nobody's password");
  // An account without a password yet matches none.
  const matches = await verify(passwordHash ?? (await nobody), password).catch(() => false);
  return matches && passwordHash !== undefined;
}

let known: Promise<ReadonlySet<string>> | undefined;

/** Some 50,000 of the most leaked passwords; loaded when one is first needed. */
export async function commonPasswords(): Promise<IsCommonPassword> {
  known ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  );
  const words = await known;
  return (word) => words.has(word);
}
