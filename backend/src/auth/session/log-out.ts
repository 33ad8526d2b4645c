import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { originOf, recordAudit } from "../../audit/record-audit";
import { sessions } from "../../database/schema/people";
import type { Services } from "../../services";
import { bearerIn } from "../claims";
import { refreshTokenIn } from "./session-cookie";
import { endSessionsOf } from "./sessions";

/**
 * Ends the sessions named by the cookie and by the access token, even an expired one: a logout after a night
 * must be for good. A session that is over is ignored.
 */
export async function logOut(services: Services, request: FastifyRequest): Promise<void> {
  const { tokens, write } = services;
  const sessionIds = [
    tokens.readPastAccess(bearerIn(request) ?? "")?.sessionId,
    tokens.readRefresh(refreshTokenIn(request, services))?.sid,
  ].filter((sid) => sid !== undefined);
  for (const sid of new Set(sessionIds)) {
    await write(async (tx, changes) => {
      const [session] = await tx
        .select({ userId: sessions.userId })
        .from(sessions)
        .where(eq(sessions.id, sid));
      if (session === undefined) return;
      await endSessionsOf(tx, changes, session.userId);
      await recordAudit(
        tx,
        { ...originOf(request), actorId: session.userId },
        { kind: "signed-out", subjectId: session.userId },
      );
    });
  }
}
