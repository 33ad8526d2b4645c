import { can } from "@coulisses/shared-domain/access/access";
import { guardedPermissions } from "@coulisses/shared-domain/access/guarded";
import { teamCalls } from "@coulisses/shared-domain/contract/teams";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { authorOf } from "../audit/record-audit";
import { permissionMissing } from "../http/http-error";
import { routeOf } from "../http/route-of";
import { expectedVersion } from "../input/if-match";
import { guardedTeamsOf } from "./member";
import { listTeams, teamsHolding } from "./queries";
import { addTeam, changeTeam, removeTeam } from "./team-writes";

const tag = "Équipes";
const writing = { access: "manage-teams" } as const;

/** Routes of the teams themselves. */
export const teamRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write } = app.services;
  const seenVersion = ({ headers }: FastifyRequest) => expectedVersion(headers["if-match"]);

  app.route({
    ...routeOf(teamCalls.list, tag),
    config: { access: "public" },
    handler: () => listTeams(db),
  });
  app.route({
    ...routeOf(teamCalls.listActivityReviewers, tag),
    config: { access: "read-fa" },
    handler: () => teamsHolding(db, "validate-fa"),
  });
  app.route({
    ...routeOf(teamCalls.listTaskReviewers, tag),
    config: { access: "read-ft" },
    handler: () => teamsHolding(db, "validate-ft"),
  });

  app.route({
    ...routeOf(teamCalls.listGuarded, tag),
    config: { access: "authenticated" },
    handler: ({ person: { access } }) => {
      if (!guardedPermissions.some((one) => can(access, one))) throw permissionMissing();
      return guardedTeamsOf(db);
    },
  });

  app.route({
    ...routeOf(teamCalls.add, tag),
    config: { ...writing, quota: "teams" },
    handler: async (request, reply) => {
      const added = await write((tx, changes) => addTeam(tx, changes, request.body, authorOf(request)));
      return reply.code(201).send(added);
    },
  });

  app.route({
    ...routeOf(teamCalls.change, tag),
    config: writing,
    handler: (request) => {
      const change = { code: request.params.code, expectedVersion: seenVersion(request), form: request.body };
      return write((tx, changes) => changeTeam(tx, changes, change, authorOf(request)));
    },
  });

  app.route({
    ...routeOf(teamCalls.remove, tag),
    config: writing,
    handler: async (request, reply) => {
      const target = { code: request.params.code, expectedVersion: seenVersion(request) };
      await write((tx, changes) => removeTeam(tx, changes, target, authorOf(request)));
      return reply.code(204).send(null);
    },
  });
};
