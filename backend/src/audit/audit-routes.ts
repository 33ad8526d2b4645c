import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { auditAnswer, auditSearch } from "./audit-input";
import { searchAudit } from "./search-audit";

/** Who did what to whom, when and from where: for administrators alone. */
export const auditRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/audit-entries",
    {
      config: { access: "manage-admins" },
      schema: {
        summary: "Chercher dans le journal de sécurité",
        tags: ["Journal de sécurité"],
        querystring: auditSearch,
        response: { 200: auditAnswer },
      },
    },
    ({ query }) => searchAudit(app.services.db, query),
  );
};
