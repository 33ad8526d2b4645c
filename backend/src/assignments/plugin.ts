import { assignmentToolCalls } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { overviewCalls } from "@coulisses/shared-domain/contract/assignment/overviews";
import { assignmentCalls } from "@coulisses/shared-domain/contract/assignment/assignments";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf } from "../audit/record-audit";
import { routeOf } from "../http/route-of";
import { listNamedMobilizations, listOwnSlots } from "../planning/slots/slot-queries";
import { assignVolunteers, removeAssignee } from "./assign";
import { bodyText } from "../read-cache/cached-reads";
import { sendJson } from "../read-cache/send-json";
import { candidatePlanningsQuery } from "./candidate-plannings";
import { readNearestSlot, readOrganiserNeeds, readTimeline } from "./overviews";
import { listPeopleForSlot } from "./people-for-slot";
import { readDetailedSlot, readSlot } from "./slot";
import { listSlotsFor } from "./slots-for-person";
import { listTasksToFill, readTaskToFill } from "./tasks-to-fill";
import { statisticsQuery, volunteersToAssignQuery } from "./volunteers";

const tag = "Affectations";
const config = { access: "affect-volunteer" } as const;

/** Routes of assignments: people for a slot, slots for a person. */
export const assignmentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { connection, db, write } = app.services;

  app.route({
    ...routeOf(assignmentCalls.assign, tag),
    config,
    handler: (request) => {
      const origin = { ...originOf(request), actorId: request.person.id };
      return write((tx, changes) => assignVolunteers(tx, changes, request.body, origin));
    },
  });

  app.route({
    ...routeOf(assignmentCalls.remove, tag),
    config,
    handler: async ({ params, person }, reply) => {
      await write((tx, changes) => removeAssignee(tx, changes, params, person.id));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(assignmentCalls.read, tag),
    config: { access: "read-ft" },
    handler: ({ params, query, person }) =>
      query.withDetails === "true" ? readDetailedSlot(db, params, person.access) : readSlot(db, params),
  });

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
    handler: async ({ params }) =>
      (await listOwnSlots(db, params.id)).map(({ task, ...slot }) => ({
        ...slot,
        taskId: task.id,
        name: task.name,
      })),
  });

  app.route({
    ...routeOf(assignmentToolCalls.readPlanning, tag),
    config,
    handler: async ({ params }) => {
      const [slots, named] = await Promise.all([
        listOwnSlots(db, params.id),
        listNamedMobilizations(db, params.id),
      ]);
      const asked = named.map(({ id, name, status, timeWindow: { start, end } }) => ({
        ...{ start, end },
        task: { id, name, status },
      }));
      return [
        ...slots.map(({ task: { id, name, status }, ...slot }) => ({ ...slot, task: { id, name, status } })),
        ...asked,
      ];
    },
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

  app.route({
    ...routeOf(overviewCalls.organiserNeeds, tag),
    config,
    handler: ({ query: { teams, ...window } }) => readOrganiserNeeds(db, createPeriod(window), teams),
  });

  app.route({
    ...routeOf(overviewCalls.timeline, tag),
    config: { access: "view-timeline" },
    handler: ({ query }) => readTimeline(db, createPeriod(query)),
  });

  app.route({
    ...routeOf(overviewCalls.nearestSlot, tag),
    config: { access: "view-timeline" },
    handler: ({ query }) => readNearestSlot(db, query.from),
  });
};
