import { thanksCalls } from "@coulisses/shared-domain/contract/assignment/thanks";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf } from "../audit/record-audit";
import { routeOf } from "../http/route-of";
import { readThanksState, thankPeople } from "./thank-people";

const tag = "Pointage";

/** Routes of the thanks to those who did hours, for those who assign. */
export const thanksRoutes: FastifyPluginAsyncZod = async (app) => {
  const { connection, write, environment } = app.services;

  app.route({
    ...routeOf(thanksCalls.read, tag),
    config: { access: "affect-volunteer", heavy: true },
    handler: () => readThanksState(connection.runPrepared, new Date()),
  });

  app.route({
    ...routeOf(thanksCalls.send, tag),
    config: { access: "affect-volunteer" },
    handler: async (request, reply) => {
      const { body: form, person } = request;
      const common = {
        by: person.id,
        origin: originOf(request),
        site: environment.publicUrl,
        now: new Date(),
      };
      const people = await write((tx, changes, enqueue) =>
        thankPeople(tx, { ...common, form, changes, enqueue }),
      );
      return reply.code(201).send({ people });
    },
  });
};
