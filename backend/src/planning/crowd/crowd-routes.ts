import { multiPlanningCalls, needHelpCalls } from "@coulisses/shared-domain/contract/planning/crowd";
import { badInput } from "@coulisses/shared-domain/festival-error";
import { helpWindowError } from "@coulisses/shared-domain/planning/help-window";
import { toDate } from "@coulisses/shared-domain/time/instant";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { routeOf } from "../../http/route-of";
import { bodyText } from "../../read-cache/cached-reads";
import { sendJson } from "../../read-cache/send-json";
import { multiPlanningQuery, needHelpQuery } from "./crowd-queries";

const tag = "Plannings";

/** Routes of the plannings of many people at once. */
export const crowdRoutes: FastifyPluginAsyncZod = async (app) => {
  const { connection } = app.services;

  app.route({
    ...routeOf(multiPlanningCalls.list, tag),
    config: { access: "view-multi-planning" },
    handler: async (request, reply) => {
      const ids = `{${request.query.volunteerIds.join()}}`;
      return sendJson(request, reply, await bodyText(connection, multiPlanningQuery, [ids]));
    },
  });

  app.route({
    ...routeOf(needHelpCalls.list, tag),
    config: { access: "ask-for-help" },
    handler: async (request, reply) => {
      const { start, end } = request.query;
      const problem = helpWindowError({ start: toDate(start), end: toDate(end) });
      if (problem !== undefined) throw badInput(problem);
      return sendJson(request, reply, await bodyText(connection, needHelpQuery, [start, end]));
    },
  });
};
