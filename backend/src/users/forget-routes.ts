import { forgetCalls } from "@coulisses/shared-domain/contract/forget";
import { normaliseEmail } from "@coulisses/shared-domain/people/email";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf } from "../audit/record-audit";
import { clearSessionCookies } from "../auth/session/session-cookie";
import { routeOf } from "../http/route-of";
import { forgetAnother, forgetOneself } from "./forget";

const tag = "Personnes";

/** Routes with which people are forgotten, at their own request or a manager's. */
export const forgetRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  app.route({
    ...routeOf(forgetCalls.forgetMe, tag),
    config: {
      access: "authenticated",
      beforeTerms: true,
      limit: { max: 10, seconds: 30, by: "person" },
    },
    handler: async (request, reply) => {
      const { id } = request.person;
      await forgetOneself(services, {
        id,
        credentials: request.body.credentials,
        origin: originOf(request),
      });
      clearSessionCookies(reply, services);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(forgetCalls.forgetThem, tag),
    config: { access: "manage-users" },
    handler: async (request, reply) => {
      const email = normaliseEmail(request.params.email);
      await forgetAnother(services, { email, by: request.person, origin: originOf(request) });
      return reply.code(204).send(null);
    },
  });
};
