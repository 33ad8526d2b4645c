import { authCalls } from "@coulisses/shared-domain/contract/auth";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf } from "../../audit/record-audit";
import { type Bound, refuseBeyond } from "../../http/limits/attempts";
import { routeOf } from "../../http/route-of";
import { rememberDevice } from "../session/session-cookie";
import { idOfEmail } from "../accounts";
import { acceptedPassword } from "./own-password";
import { resetOf, resetPassword } from "./reset-password";

const tag = "Connexion";
/** For all client addresses together. */
const mailsAnHour: Bound = { max: 5, seconds: 3_600 };

/** Routes of forgotten passwords: AUTH-7. */
export const passwordRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  app.route({
    ...routeOf(authCalls.forgot, tag),
    config: { access: "public", limit: { max: 2, seconds: 60, by: "email" } },
    handler: async (request, reply) => {
      const { body } = request;
      await refuseBeyond(mailsAnHour, services.db, `reset of ${body.email}`);
      const userId = await idOfEmail(services.db, body.email);
      const reset = { userId: userId ?? null, email: body.email, origin: originOf(request) };
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
      const reset = await resetOf(services.db, token);
      const passwordHash = await acceptedPassword(password, password2, reset);
      const resetting = { userId: reset.userId, token, passwordHash, origin: originOf(request) };
      const site = services.environment.publicUrl;
      await services.write((tx, changes, enqueue) =>
        resetPassword(tx, { ...resetting, site, changes, enqueue }),
      );
      rememberDevice(reply, services, { userId: reset.userId });
      return reply.code(204).send(null);
    },
  });
};
