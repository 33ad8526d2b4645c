import { overviewCalls } from "@coulisses/shared-domain/contract/assignment/overviews";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { routeOf } from "../http/route-of";
import { bodyText } from "../read-cache/cached-reads";
import { sendJson } from "../read-cache/send-json";
import { helpSlotsQuery } from "./help-slots";
import { readNearestSlot, readOrganiserNeeds, readTimeline } from "./overviews";

const tag = "Affectations";

/** Routes of the needs and slots of all tasks within a period, and of the slots that lack people. */
export const overviewRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, connection } = app.services;

  app.route({
    ...routeOf(overviewCalls.organiserNeeds, tag),
    config: { access: "affect-volunteer" },
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

  app.route({
    ...routeOf(overviewCalls.helpSlots, tag),
    config: { access: "ask-for-help" },
    handler: async (request, reply) => {
      const now = new Date().toISOString();
      return sendJson(request, reply, await bodyText(connection, helpSlotsQuery, [now]));
    },
  });
};
