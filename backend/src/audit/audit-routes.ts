import { auditCalls } from "@coulisses/shared-domain/contract/audit";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { routeOf } from "../http/route-of";
import { searchAudit } from "./search-audit";

/** Who did what to whom, when and from where: for administrators alone. */
export const auditRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...routeOf(auditCalls.search, "Journal de sécurité"),
    config: { access: "manage-admins" },
    handler: ({ query }) => searchAudit(app.services.db, query),
  });
};
