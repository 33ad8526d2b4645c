import type { TokenPair } from "@coulisses/shared-domain/contract/auth";
import { and, eq, gt, isNull, ne, or, sql } from "drizzle-orm";
import { type Origin, recordAudit } from "../../audit/record-audit";
import type { Transaction } from "../../database/database";
import { sessions, users } from "../../database/schema/people";
import { pushSubscriptions } from "../../database/schema/plannings";
import type { Change, Changes } from "../../changes/change";
import type { Services } from "../../services";
import type { Person } from "../person";
import { readAccess } from "./session-reader";
import { newId, refreshTokenLife, type RefreshClaims } from "../tokens";

const longestSession = sql`interval '90 days'`;
/** Beyond this time, an unused answer to a renewal counts as copied, not as lost. */
const lostAnswer = sql`interval '30 seconds'`;
const refreshLife = sql.raw(`interval '${String(refreshTokenLife)} milliseconds'`);

/**
 * The address and password of a sign-in; they must still hold when the session begins. `renewedHash` takes the
 * place of a hash of another product.
 */
type SignIn = { email: string; passwordHash: string; renewedHash?: string | undefined; origin: Origin };

/** A new session and its first pair of tokens; undefined when the address or password has just changed. */
export async function openSession(
  services: Services,
  userId: number,
  signIn?: SignIn,
): Promise<Required<TokenPair> | undefined> {
  const claims = { sid: newId(), jti: newId() };
  const isOpen = await services.write(async (tx, changes) => {
    if (signIn && !(await stillHolds(tx, userId, signIn))) return false;
    if (signIn?.renewedHash !== undefined) {
      await tx.update(users).set({ passwordHash: signIn.renewedHash }).where(eq(users.id, userId));
      changes.state({ event: "password-kept", tags: [{ type: "Me" }] }, { users: [userId] });
    }
    await tx.insert(sessions).values({
      id: claims.sid,
      userId,
      refreshTokenId: claims.jti,
      expiresAt: sql`now() + ${refreshLife}`,
      address: signIn?.origin.address,
      userAgent: signIn?.origin.userAgent,
    });
    if (signIn)
      await recordAudit(tx, { ...signIn.origin, actorId: userId }, { kind: "signed-in", subjectId: userId });
    return true;
  });
  return isOpen ? pairFor(services, userId, claims) : undefined;
}

/**
 * Trades the session's refresh token for a new pair. The previous token is accepted once more, with the same
 * successor while that is unused: the answer may have been lost. Any other traded token ends the session, as
 * a stranger has a copy.
 */
export async function renewSession(
  services: Services,
  { sid, jti }: RefreshClaims,
  origin: Origin,
): Promise<Required<TokenPair> | undefined> {
  const isCurrent = eq(sessions.refreshTokenId, jti);
  const isSpentJustNow = and(
    eq(sessions.previousTokenId, jti),
    gt(sessions.previousSpentAt, sql`now() - ${lostAnswer}`),
  );
  // One statement, so that concurrent renewals each see the one before.
  const [renewed] = await services.db
    .update(sessions)
    .set({
      refreshTokenId: sql`case when ${isCurrent} then ${newId()} else ${sessions.refreshTokenId} end`,
      previousTokenId: sql`case when ${isCurrent} then ${jti}::uuid end`,
      previousSpentAt: sql`case when ${isCurrent} then now() end`,
      lastUsedAt: sql`now()`,
      expiresAt: sql`least(now() + ${refreshLife}, ${sessions.createdAt} + ${longestSession})`,
    })
    .where(and(eq(sessions.id, sid), gt(sessions.expiresAt, sql`now()`), or(isCurrent, isSpentJustNow)))
    .returning({ userId: sessions.userId, jti: sessions.refreshTokenId });
  if (renewed === undefined) {
    await endReusedSession(services, sid, origin);
    return undefined;
  }
  return pairFor(services, renewed.userId, { sid, jti: renewed.jti });
}

/**
 * The person of a live session, by its refresh token, which is not traded: for pages that a browser opens by itself,
 * with its cookies alone. Reading is all that they may allow.
 */
export async function personOfRefresh(services: Services, token: string): Promise<Person | undefined> {
  const claims = services.tokens.readRefresh(token);
  if (claims === undefined) return undefined;
  const { sid, jti } = claims;
  const [holder] = await services.db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(
      and(eq(sessions.id, sid), or(eq(sessions.refreshTokenId, jti), eq(sessions.previousTokenId, jti))),
    );
  const alive = holder && (await services.sessions.check({ userId: holder.userId, sessionId: sid }));
  return alive?.person.hasApprovedTerms === true ? alive.person : undefined;
}

/** Tells the person whose sessions end, so that their open screens close. */
export const sessionsEnded: Change = { event: "sessions-ended", tags: [{ type: "Session" }] };

/** Ends all sessions of a person (logout, new password, closed account), `but` one. */
export async function endSessionsOf(
  tx: Transaction,
  changes: Changes,
  userId: number,
  { but }: { but?: string | undefined } = {},
): Promise<void> {
  const others = but === undefined ? undefined : ne(sessions.id, but);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
  // It is unknown which subscription belongs to which session: the browser that stays subscribes again when
  // it is opened.
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
  changes.state(sessionsEnded, { users: [userId] });
}

/**
 * Holds the row until the session is there, so that anything that ends the person's sessions ends this one
 * too.
 */
async function stillHolds(
  tx: Transaction,
  userId: number,
  { email, passwordHash, renewedHash }: SignIn,
): Promise<boolean> {
  const same = and(eq(users.email, email), eq(users.passwordHash, passwordHash), isNull(users.deletedAt));
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), same))
    .for(renewedHash === undefined ? "share" : "update");
  return rows.length > 0;
}

async function endReusedSession({ write }: Services, sid: string, origin: Origin): Promise<void> {
  await write(async (tx, changes) => {
    const [ended] = await tx
      .delete(sessions)
      .where(eq(sessions.id, sid))
      .returning({ userId: sessions.userId, wasAlive: sql<boolean>`${sessions.expiresAt} > now()` });
    if (!ended?.wasAlive) return;
    changes.state(sessionsEnded, { users: [ended.userId] });
    await recordAudit(tx, origin, { kind: "token-reused", subjectId: ended.userId });
  });
}

async function pairFor(
  { connection, tokens }: Services,
  userId: number,
  claims: RefreshClaims,
): Promise<Required<TokenPair> | undefined> {
  const holder = await readAccess(connection, userId);
  if (holder === undefined) return undefined;
  return {
    accessToken: tokens.signAccess({
      userId,
      sessionId: claims.sid,
      username: `${holder.identity.firstname} ${holder.identity.lastname}`,
      teams: [...holder.access.teams],
      permissions: [...holder.access.permissions],
      ...(!holder.hasApprovedTerms && { mustApproveTerms: true }),
    }),
    refreshToken: tokens.signRefresh(claims),
  };
}
