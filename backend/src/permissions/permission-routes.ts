import { changedFields } from "@coulisses/shared-domain/audit/changed-fields";
import { grant, grantProblem, revoke } from "@coulisses/shared-domain/access/grants";
import { checkAllowed } from "@coulisses/shared-domain/access/guarded";
import { permissionCatalogue } from "@coulisses/shared-domain/access/permission-catalogue";
import { permissionCalls } from "@coulisses/shared-domain/contract/teams";
import { refused } from "@coulisses/shared-domain/festival-error";
import { and, eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf, recordAudit } from "../audit/record-audit";
import type { Change } from "../changes/change";
import { permissions, teamPermissions, teams } from "../database/schema/access";
import { routeOf } from "../http/route-of";
import { guardedTeamsOf, lockTeam } from "../teams/member";
import {
  holdersOf,
  listHolders,
  listPermissions,
  lockPermission,
  permissionNotFound,
  stateRight,
} from "./permissions";

const tag = "Permissions";
const config = { access: "manage-permissions" } as const;

const changed = (event: `permission-${string}`, by: number): Change => ({
  event,
  by,
  tags: [{ type: "Permission" }],
});

/** Routes of permissions and the teams that hold them. */
export const permissionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write } = app.services;

  app.route({ ...routeOf(permissionCalls.list, tag), config, handler: () => listPermissions(db) });
  app.route({ ...routeOf(permissionCalls.holders, tag), config, handler: () => listHolders(db) });

  app.route({
    ...routeOf(permissionCalls.add, tag),
    config: { ...config, quota: "permissions" },
    handler: async (request, reply) => {
      const { person } = request;
      const { name, description = null } = request.body;
      const created = await write(async (tx, changes) => {
        const [row] = await tx
          .insert(permissions)
          .values({ name, description })
          .onConflictDoNothing()
          .returning();
        if (row === undefined) throw refused("Une permission porte déjà ce nom", "name");
        await recordAudit(tx, originOf(request), {
          kind: "permission-created",
          target: `permission:${name}`,
          details: { changes: changedFields(undefined, { description }) },
        });
        changes.state(changed("permission-created", person.id));
        return row;
      });
      return reply.code(201).send({ ...created, teams: [] });
    },
  });

  app.route({
    ...routeOf(permissionCalls.describe, tag),
    config,
    handler: (request) =>
      write(async (tx, changes) => {
        const { person } = request;
        const { id } = request.params;
        const { description } = request.body;
        const [before] = await tx.select().from(permissions).where(eq(permissions.id, id)).for("update");
        if (before === undefined) throw permissionNotFound();
        if (description !== undefined && description !== before.description) {
          await tx.update(permissions).set({ description }).where(eq(permissions.id, id));
          await recordAudit(tx, originOf(request), {
            kind: "permission-changed",
            target: `permission:${before.name}`,
            details: { changes: changedFields({ description: before.description }, { description }) },
          });
          changes.state(changed("permission-described", person.id));
        }
        return (
          (await listPermissions(tx)).find((permission) => permission.id === id) ?? { ...before, teams: [] }
        );
      }),
  });

  app.route({
    ...routeOf(permissionCalls.remove, tag),
    config,
    handler: async (request, reply) => {
      const { person } = request;
      const { id } = request.params;
      await write(async (tx, changes) => {
        const [found] = await tx.select().from(permissions).where(eq(permissions.id, id)).for("update");
        if (found === undefined) throw permissionNotFound();
        if (Object.hasOwn(permissionCatalogue, found.name)) {
          throw refused(`Impossible de supprimer la permission ${found.name}, le site en a besoin`);
        }
        const holders = await holdersOf(tx, id);
        await tx.delete(permissions).where(eq(permissions.id, id));
        await recordAudit(tx, originOf(request), {
          kind: "permission-deleted",
          target: `permission:${found.name}`,
        });
        changes.state(changed("permission-deleted", person.id));
        for (const team of holders) {
          await recordAudit(tx, originOf(request), rightOf(team, found.name, "permission-revoked"));
          await stateRight(tx, changes, { team, by: person.id, event: "permission-revoked" });
        }
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(permissionCalls.grant, tag),
    config,
    handler: async (request, reply) => {
      const { person, params } = request;
      const { team } = request.body;
      await write(async (tx, changes) => {
        await lockTeam(tx, team);
        checkAllowed(
          grantProblem(params.name, team, { editor: person, guardedTeams: await guardedTeamsOf(tx) }),
        );
        const permission = await lockPermission(tx, params.name);
        const allTeams = await tx.select({ code: teams.code }).from(teams);
        const { event } = grant(
          { permission: params.name, teams: permission.teams, team },
          allTeams.map(({ code }) => code),
        );
        if (!event) return;
        await tx.insert(teamPermissions).values({ teamCode: team, permissionId: permission.id });
        await recordAudit(tx, originOf(request), rightOf(team, params.name, "permission-granted"));
        await stateRight(tx, changes, { team, by: person.id, event: event.event });
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(permissionCalls.revoke, tag),
    config,
    handler: async (request, reply) => {
      const { person } = request;
      const { name, code: team } = request.params;
      await write(async (tx, changes) => {
        await lockTeam(tx, team);
        checkAllowed(grantProblem(name, team, { editor: person, guardedTeams: await guardedTeamsOf(tx) }));
        const permission = await lockPermission(tx, name);
        const { event } = revoke({ permission: name, teams: permission.teams, team });
        if (!event) return;
        await tx
          .delete(teamPermissions)
          .where(and(eq(teamPermissions.permissionId, permission.id), eq(teamPermissions.teamCode, team)));
        await recordAudit(tx, originOf(request), rightOf(team, name, "permission-revoked"));
        await stateRight(tx, changes, { team, by: person.id, event: event.event });
      });
      return reply.code(204).send(null);
    },
  });
};

const rightOf = (team: string, permission: string, kind: "permission-granted" | "permission-revoked") => ({
  kind,
  target: `team:${team}`,
  details: { permission },
});
