import { authCalls } from "@coulisses/shared-domain/contract/auth";
import { eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf, recordAudit } from "../../audit/record-audit";
import { passwordResets, users } from "../../database/schema/people";
import { unauthorized } from "../../http/http-error";
import { limited } from "../../http/limits/rate-limits";
import { routeOf } from "../../http/route-of";
import { closedAccount } from "../session/closed-account";
import { acceptedPassword, savePassword } from "./own-password";
import { hashResetToken } from "./password-reset";
import { endSessionsOf } from "../session/sessions";

const tag = "Connexion";
const INVALID_TOKEN = "Le token est invalide ou expiré";

/** Forgotten passwords: AUTH-7. */
export const passwordRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  app.route({
    ...routeOf(authCalls.forgot, tag),
    config: { access: "public", rateLimit: limited({ max: 2, seconds: 60, by: "email" }) },
    handler: async (request, reply) => {
      const { body } = request;
      const user = await services.db.query.users.findFirst({
        columns: { id: true, deletedAt: true },
        where: eq(users.email, body.email),
      });
      if (user?.deletedAt) throw await closedAccount(services.db);
      const reset = { userId: user?.id ?? null, email: body.email, origin: originOf(request) };
      await services.write((_tx, _changes, enqueue) => {
        // For unknown addresses too: the time of the answer must not tell whether an address is known.
        enqueue("password-reset", reset);
        return Promise.resolve();
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(authCalls.reset, tag),
    config: { access: "public", rateLimit: limited({ max: 2, seconds: 60, by: "token" }) },
    handler: async (request, reply) => {
      const { token, password, password2 } = request.body;
      const tokenHash = hashResetToken(token);
      const [reset] = await services.db
        .select({
          userId: passwordResets.userId,
          expiresAt: passwordResets.expiresAt,
          email: users.email,
          firstname: users.firstname,
          lastname: users.lastname,
          nickname: users.nickname,
        })
        .from(passwordResets)
        .innerJoin(users, eq(users.id, passwordResets.userId))
        .where(eq(passwordResets.tokenHash, tokenHash));
      if (reset === undefined || reset.expiresAt.getTime() <= Date.now()) throw unauthorized(INVALID_TOKEN);
      const passwordHash = await acceptedPassword(password, password2, reset);
      await services.write(async (tx, changes) => {
        const spent = await tx
          .delete(passwordResets)
          .where(eq(passwordResets.tokenHash, tokenHash))
          .returning({ userId: passwordResets.userId });
        if (spent.length === 0) throw unauthorized(INVALID_TOKEN);
        await savePassword(tx, changes, { userId: reset.userId, passwordHash });
        await endSessionsOf(tx, changes, reset.userId);
        await recordAudit(tx, originOf(request), { kind: "password-reset", subjectId: reset.userId });
      });
      return reply.code(204).send(null);
    },
  });
};
