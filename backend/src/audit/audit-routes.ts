import { auditCalls } from "@coulisses/shared-domain/contract/audit";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { routeOf } from "../http/route-of";
import { originOf, recordAudit } from "./record-audit";
import { searchAudit } from "./search-audit";

/** Routes of the security journal, for administrators. */
export const auditRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...routeOf(auditCalls.search, "Journal de sécurité"),
    config: { access: "manage-admins" },
    handler: ({ query }) => searchAudit(app.services.db, query),
  });

  app.route({
    ...routeOf(auditCalls.tellExport, "Journal de sécurité"),
    config: { access: "authenticated", limit: { by: "person", max: 30, seconds: 60 } },
    handler: async (request, reply) => {
      const { what, rows } = request.body;
      const entry = { kind: "data-exported", target: `export:${what}`, details: { rows } } as const;
      await recordAudit(app.services.db, originOf(request), entry);
      return reply.code(204).send(null);
    },
  });
};
