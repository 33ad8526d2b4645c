import { type OwnSession, ownAccountCalls } from "@coulisses/shared-domain/contract/auth";
import { notFound } from "@coulisses/shared-domain/festival-error";
import bowser from "bowser";
import { and, desc, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type Origin, originOf, recordAudit } from "../../audit/record-audit";
import { sessions } from "../../database/schema/people";
import { routeOf } from "../../http/route-of";
import type { Services } from "../../services";
import type { Person } from "../person";
import { sessionsEnded } from "./sessions";

const UNKNOWN = "Appareil inconnu";

/** The most sessions in the list. */
const longestList = 100;

/** Routes that list a person's sessions and end one from elsewhere. */
export const ownSessionsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const config = { access: "authenticated" as const };
  const tag = "Mon compte";

  app.route({
    ...routeOf(ownAccountCalls.listSessions, tag),
    config,
    handler: ({ person }) => listOwn(services, person),
  });

  app.route({
    ...routeOf(ownAccountCalls.endSession, tag),
    config,
    handler: async (request, reply) => {
      const ended = await endOwn(
        services,
        request.person,
        eq(sessions.id, request.params.id),
        originOf(request),
      );
      if (ended === 0) throw notFound("Cet appareil n'est plus connecté");
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(ownAccountCalls.endOtherSessions, tag),
    config,
    handler: async (request, reply) => {
      await endOwn(services, request.person, ne(sessions.id, request.person.sessionId), originOf(request));
      return reply.code(204).send(null);
    },
  });
};

async function listOwn({ db }: Services, { id, sessionId }: Person): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(eq(sessions.id, sessionId)), desc(sessions.lastUsedAt))
    .limit(longestList);
  return rows.map((session) => ({
    id: session.id,
    current: session.id === sessionId,
    device: deviceName(session.userAgent),
    address: session.address,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
  }));
}

async function endOwn({ write }: Services, { id }: Person, which: SQL, origin: Origin): Promise<number> {
  return write(async (tx, changes) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, id), which))
      .returning({ userAgent: sessions.userAgent });
    if (ended.length === 0) return 0;
    changes.state(sessionsEnded, { users: [id] });
    await recordAudit(tx, origin, {
      kind: "session-ended",
      subjectId: id,
      details: { devices: ended.map(({ userAgent }) => deviceName(userAgent)) },
    });
    return ended.length;
  });
}

/** `Firefox sur Windows`: distinguishes a person's devices. */
function deviceName(userAgent: string | null): string {
  if (userAgent === null || userAgent === "") return UNKNOWN;
  const { browser, os } = bowser.parse(userAgent);
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== "");
  return names.length === 0 ? UNKNOWN : names.join(" sur ");
}
