import { assignmentToolCalls } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { routeOf } from "../http/route-of";
import { bodyText } from "../read-cache/cached-reads";
import { sendJson } from "../read-cache/send-json";
import { candidatePlanningsQuery } from "./candidate-plannings";
import { listPeopleForSlot } from "./people-for-slot";
import { listSlotsFor } from "./slots-for-person";
import { listSlotsOf, readPlanning } from "./slots-of-person";
import { listTasksToFill, readTaskToFill } from "./tasks-to-fill";
import { statisticsQuery, volunteersToAssignQuery } from "./volunteers";

const tag = "Affectations";
const config = { access: "affect-volunteer" } as const;

/** Routes that find people for a slot, and slots for a person. */
export const assignmentToolRoutes: FastifyPluginAsyncZod = async (app) => {
  const { connection, db } = app.services;

  app.route({
    ...routeOf(assignmentToolCalls.listAssignableTasks, tag),
    config,
    handler: () => listTasksToFill(db, { all: false, now: new Date() }),
  });

  app.route({
    ...routeOf(assignmentToolCalls.listAllTasks, tag),
    config,
    handler: () => listTasksToFill(db, { all: true, now: new Date() }),
  });

  app.route({
    ...routeOf(assignmentToolCalls.readTask, tag),
    config,
    handler: ({ params }) => readTaskToFill(db, params.id),
  });

  app.route({
    ...routeOf(assignmentToolCalls.listAssignableVolunteers, tag),
    config,
    handler: ({ params }) => listPeopleForSlot(connection, params),
  });

  app.route({
    ...routeOf(assignmentToolCalls.listVolunteers, tag),
    config,
    handler: async (request, reply) =>
      sendJson(request, reply, await bodyText(connection, volunteersToAssignQuery, [])),
  });

  app.route({
    ...routeOf(assignmentToolCalls.listSlotsFor, tag),
    config,
    handler: ({ params }) => listSlotsFor(connection, params.id, new Date()),
  });

  app.route({
    ...routeOf(assignmentToolCalls.listSlotsOf, tag),
    config,
    handler: ({ params }) => listSlotsOf(db, params.id),
  });

  app.route({
    ...routeOf(assignmentToolCalls.readPlanning, tag),
    config,
    handler: ({ params }) => readPlanning(db, params.id),
  });

  app.route({
    ...routeOf(assignmentToolCalls.listPlannings, tag),
    config,
    handler: async (request, reply) => {
      const ids = `{${request.query.volunteerIds.join()}}`;
      return sendJson(request, reply, await bodyText(connection, candidatePlanningsQuery, [ids]));
    },
  });

  app.route({
    ...routeOf(assignmentToolCalls.listStatistics, tag),
    config: { ...config, heavy: true },
    handler: async (request, reply) =>
      sendJson(request, reply, await bodyText(connection, statisticsQuery, [])),
  });
};
