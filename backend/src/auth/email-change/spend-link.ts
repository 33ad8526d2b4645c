import { emailChangeLinkSpent } from "@coulisses/shared-domain/people/credentials";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/database";
import { emailChanges } from "../../database/schema/people";
import { lockAccount } from "../accounts";
import { hashResetToken } from "../password/password-reset";

/** The change of the link, which is removed; the account's row is locked first, as everywhere. */
export async function spendLink(tx: Transaction, token: string): Promise<{ userId: number; email: string }> {
  const byLink = eq(emailChanges.tokenHash, hashResetToken(token));
  const [found] = await tx.select({ userId: emailChanges.userId }).from(emailChanges).where(byLink);
  if (found === undefined || (await lockAccount(tx, found.userId)) === undefined)
    throw emailChangeLinkSpent();
  const [spent] = await tx.delete(emailChanges).where(byLink).returning();
  if (spent === undefined) throw emailChangeLinkSpent();
  return spent;
}
