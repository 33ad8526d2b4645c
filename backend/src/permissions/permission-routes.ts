import { permissionCalls } from "@coulisses/shared-domain/contract/teams";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { authorOf } from "../audit/record-audit";
import { routeOf } from "../http/route-of";
import { addPermission, changeGrant, describePermission, removePermission } from "./permission-writes";
import { listHolders, listPermissions } from "./queries";

const tag = "Permissions";
const config = { access: "manage-permissions" } as const;

/** Routes of permissions and the teams that hold them. */
export const permissionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write } = app.services;

  app.route({ ...routeOf(permissionCalls.list, tag), config, handler: () => listPermissions(db) });
  app.route({ ...routeOf(permissionCalls.holders, tag), config, handler: () => listHolders(db) });

  app.route({
    ...routeOf(permissionCalls.add, tag),
    config: { ...config, quota: "permissions" },
    handler: async (request, reply) => {
      const added = await write((tx, changes) => addPermission(tx, changes, request.body, authorOf(request)));
      return reply.code(201).send(added);
    },
  });

  app.route({
    ...routeOf(permissionCalls.describe, tag),
    config,
    handler: (request) => {
      const { params, body } = request;
      return write((tx, changes) =>
        describePermission(tx, changes, { id: params.id, ...body }, authorOf(request)),
      );
    },
  });

  app.route({
    ...routeOf(permissionCalls.remove, tag),
    config,
    handler: async (request, reply) => {
      await write((tx, changes) => removePermission(tx, changes, request.params.id, authorOf(request)));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(permissionCalls.grant, tag),
    config,
    handler: async (request, reply) => {
      const grant = { kind: "granted", permission: request.params.name, team: request.body.team } as const;
      await write((tx, changes) => changeGrant(tx, changes, grant, authorOf(request)));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(permissionCalls.revoke, tag),
    config,
    handler: async (request, reply) => {
      const { name: permission, code: team } = request.params;
      const grant = { kind: "revoked", permission, team } as const;
      await write((tx, changes) => changeGrant(tx, changes, grant, authorOf(request)));
      return reply.code(204).send(null);
    },
  });
};
