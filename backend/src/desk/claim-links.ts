import {
  CLAIM_DAYS,
  CLAIM_PATH,
  checkClaimable,
  claimOver,
  type ClaimLink,
} from "@coulisses/shared-domain/desk/claim";
import { hasAddress } from "@coulisses/shared-domain/people/no-address";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { ofHours } from "@coulisses/shared-domain/time/duration";
import { and, eq, isNull } from "drizzle-orm";
import { type Author, recordAudit } from "../audit/record-audit";
import type { Queryable, Transaction } from "../database/database";
import { identityColumns } from "../database/identity";
import { deskWelcomes } from "../database/schema/desk";
import { users } from "../database/schema/people";
import { hashOf, isSecretOf, newSecret } from "../publishing/token-secret";
import { lockManaged } from "../teams/member";

/** A person's id, which is no secret, and the 256 random bits that are. */
const shape = /^(\d{1,9})\.([\w-]{43})$/;

/**
 * DK-6: makes the link with which a person claims their account, in place of the one before; its address is
 * answered this once. The secret stands after the `#`, which no browser sends.
 */
export async function makeClaimLink(
  tx: Transaction,
  { userId, site, by, origin }: Author & { userId: number; site: string },
): Promise<ClaimLink> {
  // Decision 58: a link opens the account, so it takes the right to change it.
  await lockManaged(tx, userId, by);
  const [account] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (account === undefined) throw userNotFound();
  checkClaimable(account);
  const [secret, claimExpiresAt] = [newSecret(), new Date(Date.now() + ofHours(24 * CLAIM_DAYS))];
  const made = await tx
    .update(deskWelcomes)
    .set({ claimHash: hashOf(secret), claimExpiresAt })
    .where(eq(deskWelcomes.userId, userId))
    .returning({ userId: deskWelcomes.userId });
  if (made.length === 0) throw userNotFound();
  await recordAudit(tx, origin, { kind: "claim-link-made", subjectId: userId });
  return {
    url: `${site}${CLAIM_PATH}#${String(userId)}.${secret}`,
    expiresAt: claimExpiresAt.toISOString(),
  };
}

/** The account of a link that still opens one. Throws `not-found`, which takes as long for a wrong secret. */
export async function accountOfLink(db: Queryable, token: string) {
  const [, id, secret = ""] = shape.exec(token) ?? [];
  const [found] =
    id === undefined
      ? []
      : await db
          .select({
            ...identityColumns,
            email: users.email,
            hash: deskWelcomes.claimHash,
            expiresAt: deskWelcomes.claimExpiresAt,
          })
          .from(deskWelcomes)
          .innerJoin(users, and(eq(users.id, deskWelcomes.userId), isNull(users.deletedAt)))
          .where(eq(deskWelcomes.userId, Number(id)));
  const isRight = isSecretOf(secret, found?.hash ?? undefined);
  if (found === undefined || !isRight || hasAddress(found.email)) throw claimOver();
  if (found.expiresAt === null || found.expiresAt <= new Date()) throw claimOver();
  const { hash: _hash, expiresAt: _expiresAt, ...account } = found;
  return account;
}
