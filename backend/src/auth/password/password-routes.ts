import { authCalls } from "@coulisses/shared-domain/contract/auth";
import { eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf, recordAudit } from "../../audit/record-audit";
import { passwordResets, users } from "../../database/schema/people";
import { unauthorized } from "../../http/http-error";
import { type Bound, refuseBeyond } from "../../http/limits/attempts";
import { routeOf } from "../../http/route-of";
import { rememberDevice } from "../session/session-cookie";
import { confirmEmail } from "../email-confirmation";
import { acceptedPassword, savePassword } from "./own-password";
import { hashResetToken } from "./password-reset";
import { endSessionsOf } from "../session/sessions";

const tag = "Connexion";
/** For all client addresses together. */
const mailsAnHour: Bound = { max: 5, seconds: 3_600 };
const INVALID_TOKEN = "Le token est invalide ou expiré";

/** Routes of forgotten passwords: AUTH-7. */
export const passwordRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  app.route({
    ...routeOf(authCalls.forgot, tag),
    config: { access: "public", limit: { max: 2, seconds: 60, by: "email" } },
    handler: async (request, reply) => {
      const { body } = request;
      await refuseBeyond(mailsAnHour, services.db, `reset of ${body.email}`);
      const user = await services.db.query.users.findFirst({
        columns: { id: true },
        where: eq(users.email, body.email),
      });
      const reset = { userId: user?.id ?? null, email: body.email, origin: originOf(request) };
      await services.write((_tx, _changes, enqueue) => {
        // Also for unknown addresses and closed accounts: neither the answer nor its time tells which it was.
        enqueue("password-reset", reset);
        return Promise.resolve();
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(authCalls.reset, tag),
    config: { access: "public", limit: { max: 2, seconds: 60, by: "token" } },
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
      await services.write(async (tx, changes, enqueue) => {
        const spent = await tx
          .delete(passwordResets)
          .where(eq(passwordResets.tokenHash, tokenHash))
          .returning({ userId: passwordResets.userId });
        if (spent.length === 0) throw unauthorized(INVALID_TOKEN);
        await savePassword(tx, changes, { userId: reset.userId, passwordHash });
        await endSessionsOf(tx, changes, reset.userId);
        const { userId } = reset;
        const origin = originOf(request);
        await recordAudit(tx, origin, { kind: "password-reset", subjectId: userId });
        // The link came by mail, so the address is confirmed.
        const site = services.environment.publicUrl;
        await confirmEmail(tx, { userId, origin, site, changes, enqueue });
      });
      rememberDevice(reply, services, { userId: reset.userId });
      return reply.code(204).send(null);
    },
  });
};
