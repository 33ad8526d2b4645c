import { and, eq, isNull } from "drizzle-orm";
import type { Queryable, Transaction } from "../database/database";
import { users } from "../database/schema/people";

const living = (id: number) => and(eq(users.id, id), isNull(users.deletedAt));

/** The id of the account with this address, be it closed. */
export async function idOfEmail(db: Queryable, email: string): Promise<number | undefined> {
  const account = await db.query.users.findFirst({ columns: { id: true }, where: eq(users.email, email) });
  return account?.id;
}

/** Account and password hash that a sign-in with this address is checked against. */
export function accountToSignIn(db: Queryable, email: string) {
  return db.query.users.findFirst({
    columns: { id: true, passwordHash: true, deletedAt: true },
    where: eq(users.email, email),
  });
}

/** True when the account exists and is not closed. */
export async function isPresent(db: Queryable, id: number): Promise<boolean> {
  const account = await db.query.users.findFirst({ columns: { id: true }, where: living(id) });
  return account !== undefined;
}

/** An account that is not closed; nobody else changes it before this transaction ends. */
export async function lockAccount(tx: Transaction, id: number): Promise<{ email: string } | undefined> {
  const [account] = await tx.select({ email: users.email }).from(users).where(living(id)).for("update");
  return account;
}
