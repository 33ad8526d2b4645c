import type { Changes } from "../../changes/change";
import { eq } from "drizzle-orm";
import { checkNewPassword } from "@coulisses/shared-domain/people/password";
import { wrongPassword } from "@coulisses/shared-domain/people/credentials";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import type { Queryable, Transaction } from "../../database/database";
import { passwordResets, users } from "../../database/schema/people";
import { commonPasswords, hashPassword, matchesPassword } from "../passwords";

/** The account of a person who proves with the password that it is theirs. */
export async function provenOwner(db: Queryable, userId: number, currentPassword: string) {
  const owner = await db.query.users.findFirst({
    columns: { passwordHash: true, email: true, firstname: true, lastname: true, nickname: true },
    where: eq(users.id, userId),
  });
  if (owner === undefined) throw userNotFound();
  if (!(await matchesPassword(owner.passwordHash, currentPassword))) throw wrongPassword();
  return owner;
}

/** Refuses when the password has changed since it was checked against `passwordHash`. */
export async function checkStillProven(
  tx: Transaction,
  userId: number,
  { passwordHash }: { passwordHash: string },
) {
  const [now] = await tx
    .select({ hash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  if (now?.hash !== passwordHash) throw wrongPassword();
}

type Owner = Parameters<typeof checkNewPassword>[2]["owner"];

/** The hash of a new password that follows every rule. */
export async function acceptedPassword(password: string, repeated: string, owner: Owner): Promise<string> {
  checkNewPassword(password, repeated, { owner, isCommon: await commonPasswords() });
  return hashPassword(password);
}

/** Saves the password and makes every reset link sent before useless. */
export async function savePassword(
  tx: Transaction,
  changes: Changes,
  { userId, passwordHash }: { userId: number; passwordHash: string },
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
  changes.state({ event: "password-changed", tags: [{ type: "Me" }] }, { users: [userId] });
}
