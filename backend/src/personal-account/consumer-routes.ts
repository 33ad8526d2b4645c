import { consumerCalls } from "@coulisses/shared-domain/contract/money/personal-account";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { routeOf } from "../http/route-of";
import { sendJson } from "../read-cache/send-json";
import { listConsumers } from "./list-consumers";

/** Routes of the holders of personal accounts: to send them money, and to charge them. */
export const consumerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...routeOf(consumerCalls.list, "Comptes persos"),
    config: { access: "have-personal-account" },
    handler: async (request, reply) =>
      sendJson(request, reply, await listConsumers(app.services.db, request.person.access)),
  });
};
