import { consumerCalls } from "@coulisses/shared-domain/contract/money/personal-account";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf } from "../audit/record-audit";
import { routeOf } from "../http/route-of";
import { sendJson } from "../read-cache/send-json";
import { listConsumers } from "./list-consumers";
import { readNegativeMail, sendNegativeMail } from "./negative-mail";

const tag = "Comptes persos";

/** Routes of the holders of personal accounts: to send them money, and to charge them. */
export const consumerRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write, environment } = app.services;
  const managing = { access: "manage-personal-accounts" } as const;

  app.route({
    ...routeOf(consumerCalls.readNegativeMail, tag),
    config: managing,
    handler: () => readNegativeMail(db),
  });

  app.route({
    ...routeOf(consumerCalls.sendNegativeMail, tag),
    config: managing,
    handler: (request) =>
      write(async (tx, changes, enqueue) => {
        const { signature } = request.body;
        const [by, origin, site] = [request.person.id, originOf(request), environment.publicUrl];
        return { count: await sendNegativeMail(tx, { signature, by, origin, site, changes, enqueue }) };
      }),
  });

  app.route({
    ...routeOf(consumerCalls.list, tag),
    config: { access: "have-personal-account" },
    handler: async (request, reply) =>
      sendJson(request, reply, await listConsumers(db, request.person.access)),
  });
};
