import { and, eq, lt, ne } from "drizzle-orm";
import type { TokenPair } from "@coulisses/shared-domain/contract/auth";
import type { Transaction } from "../database/database";
import { sessions } from "../database/schema/people";
import type { Live } from "../live/live-message";
import type { Services } from "../services";
import { readAccess } from "./session-reader";
import { newId, refreshTokenLife, type RefreshClaims } from "./tokens";

const expiry = () => new Date(Date.now() + refreshTokenLife);

/** A new session and its first pair of tokens. */
export async function openSession(services: Services, userId: number): Promise<Required<TokenPair> | undefined> {
  const claims = { sid: newId(), jti: newId() };
  await services.db.insert(sessions).values({
    id: claims.sid,
    userId,
    refreshTokenId: claims.jti,
    expiresAt: expiry(),
  });
  await services.db.delete(sessions).where(lt(sessions.expiresAt, new Date()));
  return pairFor(services, userId, claims);
}

/**
 * Trades the session's refresh token for a new pair.
 * A token that was already traded ends the session: somebody else holds a copy.
 */
export async function renewSession(
  services: Services,
  { sid, jti }: RefreshClaims,
): Promise<Required<TokenPair> | undefined> {
  const next = { sid, jti: newId() };
  const [renewed] = await services.db
    .update(sessions)
    .set({ refreshTokenId: next.jti, expiresAt: expiry() })
    .where(and(eq(sessions.id, sid), eq(sessions.refreshTokenId, jti)))
    .returning({ userId: sessions.userId });
  if (renewed === undefined) {
    await services.write(async (tx, live) => {
      await tx.delete(sessions).where(eq(sessions.id, sid));
      live.recheckSessions();
    });
    return undefined;
  }
  return pairFor(services, renewed.userId, next);
}

/** Logout, a new password, a closed account: nobody goes on anywhere as this person, `but` in one place. */
export async function endSessionsOf(
  tx: Transaction,
  live: Live,
  userId: number,
  { but }: { but?: string | undefined } = {},
): Promise<void> {
  const others = but === undefined ? undefined : ne(sessions.id, but);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
  live.recheckSessions();
}

async function pairFor(
  { connection, tokens }: Services,
  userId: number,
  claims: RefreshClaims,
): Promise<Required<TokenPair> | undefined> {
  const known = await readAccess(connection, userId);
  if (known === undefined) return undefined;
  return {
    accessToken: tokens.signAccess({
      userId,
      sessionId: claims.sid,
      username: `${known.identity.firstname} ${known.identity.lastname}`,
      teams: [...known.access.teams],
      permissions: [...known.access.permissions],
    }),
    refreshToken: tokens.signRefresh(claims),
  };
}
