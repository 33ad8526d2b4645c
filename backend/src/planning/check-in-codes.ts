import { randomInt } from "node:crypto";
import {
  CODE_LENGTH,
  CODE_LETTERS,
  codeIn,
  qrText,
  unknownCode,
} from "@coulisses/shared-domain/check-in/code";
import type { OwnCode } from "@coulisses/shared-domain/contract/assignment/check-ins";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { identityColumns } from "../database/identity";
import { checkInCodes } from "../database/schema/check-ins";
import { users } from "../database/schema/people";
import type { Services } from "../services";
import { lockPresent } from "../database/lock-present";
import { qrModules } from "./qr-modules";

const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");

const storedCodes = async (db: Queryable, ids: readonly number[]): Promise<Map<number, string>> => {
  const rows = await db
    .select()
    .from(checkInCodes)
    .where(inArray(checkInCodes.userId, [...ids]));
  return new Map(rows.map(({ userId, code }) => [userId, code]));
};

/**
 * The code of each of these people who still exist, made for those without; two concurrent callers both get
 * the first's.
 */
export async function codesOf(
  { db, write }: Pick<Services, "db" | "write">,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const codes = await storedCodes(db, ids);
  const without = ids.filter((id) => !codes.has(id));
  if (without.length === 0) return codes;
  await write(async (tx) => {
    const present = await lockPresent(tx, without);
    if (present.length === 0) return;
    const made = present.map((userId) => ({ userId, code: newCode() }));
    await tx.insert(checkInCodes).values(made).onConflictDoNothing();
  });
  return storedCodes(db, ids);
}

/** Rows of 0 and 1, as the QR of a code is drawn. */
const qrOf = (code: string): string[] =>
  qrModules(qrText(code)).map((row) => row.map((isDark) => (isDark ? "1" : "0")).join(""));

export async function readOwnCode(services: Pick<Services, "db" | "write">, id: number): Promise<OwnCode> {
  const code = (await codesOf(services, [id])).get(id) ?? "";
  return { code, qr: qrOf(code) };
}

/**
 * CI-7: the person of a scanned or typed code. Throws `not-found` for an unknown code, or that of a person
 * who left.
 */
export async function readPersonOfCode(db: Queryable, scanned: string): Promise<UserIdentity> {
  const code = codeIn(scanned);
  if (code === undefined) throw unknownCode();
  const [person] = await db
    .select(identityColumns)
    .from(checkInCodes)
    .innerJoin(users, and(eq(users.id, checkInCodes.userId), isNull(users.deletedAt)))
    .where(eq(checkInCodes.code, code));
  if (person === undefined) throw unknownCode();
  return person;
}
