import { healthCalls, readinessSchema } from "@coulisses/shared-domain/contract/health";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { readinessOf } from "./readiness";
import { routeOf } from "../route-of";

const tag = "Santé";

/** Routes for the operator's monitoring: the process is alive, and people may be sent to it. */
export const health: FastifyPluginAsyncZod = async (app) => {
  const state = readinessOf(app);
  const config = { access: "public", rateLimit: false } as const;

  app.route({
    ...routeOf(healthCalls.health, tag),
    config,
    handler: async () => {
      const { database } = await state();
      return { status: "ok" as const, database: database === "ok" ? ("up" as const) : ("down" as const) };
    },
  });

  const ready = routeOf(healthCalls.ready, tag);
  app.route({
    ...ready,
    schema: { ...ready.schema, response: { ...healthCalls.ready.answers, 503: readinessSchema } },
    config,
    handler: async (_request, reply) => {
      const checks = await state();
      if (!Object.values(checks).includes("failing")) return { status: "ready" as const, checks };
      return reply
        .code(503)
        .header("retry-after", 3)
        .send({ status: "not ready" as const, checks });
    },
  });
};
