import { and, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { auditEntries } from "../../database/schema/audit";
import { HttpError } from "../../http/http-error";
import { triedIn } from "../../http/limits/rate-limits";
import type { Services } from "../../services";

const triesAnHour = 100;

/**
 * Guesses at one account from many addresses. Whoever signed in from an address before goes on
 * there, so that nobody is kept out by somebody who guesses on purpose.
 */
export function slowGuessesOn(app: FastifyInstance) {
  const count = app.createRateLimit({
    max: triesAnHour,
    timeWindow: 3_600_000,
    keyGenerator: (request) => `account ${triedIn(request, "email")}`,
  });
  return async (request: FastifyRequest, reply: FastifyReply, userId: number | undefined): Promise<void> => {
    const tries = await count(request);
    if (tries.isAllowed || !tries.isExceeded) return;
    if (userId !== undefined && (await signedInFrom(app.services, userId, request.ip))) return;
    reply.header("retry-after", tries.ttlInSeconds);
    const minutes = Math.ceil(tries.ttlInSeconds / 60);
    throw new HttpError(429, `Tu as essayé trop de fois, réessaye dans ${String(minutes)} minutes`);
  };
}

async function signedInFrom({ db }: Services, userId: number, address: string): Promise<boolean> {
  const rows = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectId, userId),
        eq(auditEntries.kind, "signed-in"),
        eq(auditEntries.address, address),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
