import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { readinessOf } from "./readiness";

const liveness = z.object({ status: z.literal("ok"), database: z.enum(["up", "down"]) });
const readiness = z.object({
  status: z.enum(["ready", "not ready"]),
  checks: z.record(z.string(), z.enum(["ok", "degraded", "failing"])),
});

/** For whoever runs the server: is the process alive, and may people be sent to it. */
export const health: FastifyPluginAsyncZod = async (app) => {
  const state = readinessOf(app);
  const config = { access: "public", rateLimit: false } as const;

  app.get("/health", { config, schema: { tags: ["health"], response: { 200: liveness } } }, async () => {
    const { database } = await state();
    return { status: "ok" as const, database: database === "ok" ? ("up" as const) : ("down" as const) };
  });

  app.get(
    "/ready",
    { config, schema: { tags: ["health"], response: { 200: readiness, 503: readiness } } },
    async (_request, reply) => {
      const checks = await state();
      if (!Object.values(checks).includes("failing")) return { status: "ready" as const, checks };
      return reply
        .code(503)
        .header("retry-after", 3)
        .send({ status: "not ready" as const, checks });
    },
  );
};
