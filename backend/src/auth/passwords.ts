import { hash, verify } from "@node-rs/argon2";
import type { IsCommonPassword } from "@coulisses/shared-domain/people/password";
import { sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import { bcryptCost, BCRYPT_MARKS, furtherCosts, isUsableBcrypt, matchesBcrypt, workAt } from "./bcrypt";

/** Argon2id with the library's parameters (19 MiB, 2 passes). */
export const hashPassword = (password: string): Promise<string> => hash(password);

let nobody: Promise<string> | undefined;

/** Takes as long for an unknown address as for a wrong password: the time tells nothing. */
export async function matchesPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  if (passwordHash !== undefined && isUsableBcrypt(passwordHash))
    return matchesBcrypt(passwordHash, password);
  // An account without a password yet matches none.
  const matches = await verify(passwordHash ?? (await nobodysHash()), password).catch(() => false);
  return matches && passwordHash !== undefined;
}

const nobodysHash = () => (nobody ??= hashPassword("nobody's password"));

/**
 * To call once a sign-in has failed: has it take as long for every address, known or not. As long as accounts
 * of an import keep a bcrypt hash, which takes longer to check than ours, that is both kinds of check for all,
 * the second at the highest cost of any account.
 */
export async function spendTheSameTime(
  db: Queryable,
  passwordHash: string | undefined,
  password: string,
): Promise<void> {
  const found = await db.execute(
    sql`select max(substring(password_hash from 5 for 2)) as cost from users where password_hash ~ ${BCRYPT_MARKS}`,
  );
  const highest = rowsOf<{ cost: string | null }>(found)[0]?.cost;
  if (highest === null || highest === undefined) return;
  const cost = passwordHash === undefined ? undefined : bcryptCost(passwordHash);
  if (cost !== undefined) await verify(await nobodysHash(), password).catch(() => false);
  for (const further of furtherCosts(Number(highest), cost)) await workAt(further, password);
}

/** The hash that replaces one of another product, now that the password is known; undefined for ours. */
export async function renewedHash(passwordHash: string, password: string): Promise<string | undefined> {
  return isUsableBcrypt(passwordHash) ? hashPassword(password) : undefined;
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
