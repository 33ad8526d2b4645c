import { availabilityCallCalls } from "@coulisses/shared-domain/contract/planning/availability-calls";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf } from "../audit/record-audit";
import { routeOf } from "../http/route-of";
import { callPeople } from "./call-people";
import { declineCalls, readOwnCalls } from "./own-calls";
import { readBoard, writtenBoard } from "./read-board";

const tag = "Disponibilités";
const managers = { access: "affect-volunteer" } as const;
const own = { access: "authenticated" } as const;

/** Routes of the calls for availabilities: who assigns calls, each person answers their own. */
export const availabilityCallRoutes: FastifyPluginAsyncZod = async (app) => {
  const { connection, write, environment } = app.services;

  app.route({
    ...routeOf(availabilityCallCalls.read, tag),
    config: managers,
    handler: async () => writtenBoard(await readBoard(connection.runPrepared, new Date())),
  });

  app.route({
    ...routeOf(availabilityCallCalls.call, tag),
    config: managers,
    handler: async (request, reply) => {
      const { body, person } = request;
      const common = { by: person.id, origin: originOf(request), site: environment.publicUrl };
      const people = await write((tx, changes, enqueue) =>
        callPeople(tx, { ...common, starts: body.starts, now: new Date(), changes, enqueue }),
      );
      return reply.code(201).send({ people });
    },
  });

  app.route({
    ...routeOf(availabilityCallCalls.readOwn, tag),
    config: own,
    handler: ({ person }) => readOwnCalls(connection.runPrepared, person.id, new Date()),
  });

  app.route({
    ...routeOf(availabilityCallCalls.countOwn, tag),
    config: own,
    handler: async ({ person }) => (await readOwnCalls(connection.runPrepared, person.id, new Date())).length,
  });

  app.route({
    ...routeOf(availabilityCallCalls.decline, tag),
    config: own,
    handler: async ({ body, person }) => {
      const now = new Date();
      const hours = createPeriod(body);
      await write((tx, changes) => declineCalls(tx, { userId: person.id, hours, now, changes }));
      return readOwnCalls(connection.runPrepared, person.id, now);
    },
  });
};
