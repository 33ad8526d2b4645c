import { membershipCalls } from "@coulisses/shared-domain/contract/teams";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { authorOf } from "../audit/record-audit";
import { routeOf } from "../http/route-of";
import { addToTeams, removeFromTeam } from "./membership-writes";

const tag = "Équipes";

/** Routes of memberships. */
export const membershipRoutes: FastifyPluginAsyncZod = async (app) => {
  const { write } = app.services;
  const config = { access: "affect-team" as const };

  app.route({
    ...routeOf(membershipCalls.join, tag),
    config,
    handler: (request) => {
      const joining = { id: request.params.id, teams: request.body };
      return write((tx, changes) => addToTeams(tx, changes, joining, authorOf(request)));
    },
  });

  app.route({
    ...routeOf(membershipCalls.leave, tag),
    config,
    handler: async (request, reply) => {
      await write((tx, changes) => removeFromTeam(tx, changes, request.params, authorOf(request)));
      return reply.code(204).send(null);
    },
  });
};
