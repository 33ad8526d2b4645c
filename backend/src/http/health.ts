import { sql } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";

const state = z.object({ status: z.enum(["ok", "degraded"]), database: z.enum(["up", "down"]) });

/** Liveness: the process answers, and says whether its database does. */
export const health: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/health",
    { config: { access: "public", rateLimit: false }, schema: { tags: ["health"], response: { 200: state } } },
    async () => {
      try {
        await app.services.db.execute(sql`select 1`);
        return { status: "ok" as const, database: "up" as const };
      } catch (error) {
        app.log.error({ err: error }, "database down");
        return { status: "degraded" as const, database: "down" as const };
      }
    },
  );
};
