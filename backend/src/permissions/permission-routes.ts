import { checkMayGrant, grant, revoke } from "@coulisses/shared-domain/access/grants";
import { permissionCatalogue } from "@coulisses/shared-domain/access/permission-catalogue";
import { notFound, refused } from "@coulisses/shared-domain/festival-error";
import { and, eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { originOf, recordAudit } from "../audit/record-audit";
import type { Transaction } from "../database/database";
import { permissions, teamPermissions, teams, userTeams } from "../database/schema/access";
import { idParams, noContent } from "@coulisses/shared-domain/contract/fields";
import type { Changes } from "../changes/change";
import { listPermissions, permissionSchema } from "./list-permissions";

const name = z
  .string()
  .max(30)
  .regex(/^[a-z]+(-[a-z]+)*$/, "Le nom doit être fait de mots en minuscules séparés par des tirets");
const description = z.string().trim().max(255).nullable().optional();
const unknownPermission = () => notFound("Cette permission n'existe pas");

/** Which team may do what. */
export const permissionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const config = { access: "manage-permissions" as const };
  const tags = ["permissions"];

  app.get("/permissions", { config, schema: { tags, response: { 200: z.array(permissionSchema) } } }, () =>
    listPermissions(services.db),
  );

  app.post(
    "/permissions",
    { config, schema: { tags, body: z.object({ name, description }), response: { 201: permissionSchema } } },
    async ({ body }, reply) => {
      const [created] = await services.db
        .insert(permissions)
        .values({ name: body.name, description: body.description ?? null })
        .onConflictDoNothing()
        .returning();
      if (created === undefined) throw refused("Une permission porte déjà ce nom");
      return reply.code(201).send({ ...created, teams: [] });
    },
  );

  app.patch(
    "/permissions/:id",
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: z.object({ name: z.string().optional(), description }),
        response: { 200: permissionSchema },
      },
    },
    async ({ params: { id }, body }) => {
      if (body.description !== undefined) {
        await services.db
          .update(permissions)
          .set({ description: body.description })
          .where(eq(permissions.id, id));
      }
      const found = (await listPermissions(services.db)).find((permission) => permission.id === id);
      if (found === undefined) throw unknownPermission();
      return found;
    },
  );

  app.delete(
    "/permissions/:id",
    { config, schema: { tags, params: idParams, response: { 204: noContent } } },
    async (request, reply) => {
      const { person } = request;
      const { id } = request.params;
      await services.write(async (tx, changes) => {
        const [found] = await tx.select().from(permissions).where(eq(permissions.id, id)).for("update");
        if (found === undefined) throw unknownPermission();
        if (Object.hasOwn(permissionCatalogue, found.name)) {
          throw refused(`Impossible de supprimer la permission ${found.name}, le site en a besoin`);
        }
        const holders = await tx
          .select({ code: teamPermissions.teamCode })
          .from(teamPermissions)
          .where(eq(teamPermissions.permissionId, id));
        await tx.delete(permissions).where(eq(permissions.id, id));
        changes.state({ event: "permission-deleted", by: person.id, tags: [{ type: "Permission" }] });
        for (const { code } of holders) {
          await recordAudit(tx, originOf(request), rightOf(code, found.name, "permission-revoked"));
          await tellTeam(tx, changes, { team: code, by: person.id, event: "permission-revoked" });
        }
      });
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/permissions/:name/teams",
    {
      config,
      schema: {
        tags,
        params: z.object({ name }),
        body: z.object({ team: z.string().max(20) }),
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const { params, person } = request;
      const { team } = request.body;
      checkMayGrant(params.name, person.access);
      await services.write(async (tx, changes) => {
        const held = await lockPermission(tx, params.name);
        const known = await tx.select({ code: teams.code }).from(teams);
        const { event } = grant(
          { permission: params.name, teams: held.teams, team },
          known.map(({ code }) => code),
        );
        if (!event) return;
        await tx.insert(teamPermissions).values({ teamCode: team, permissionId: held.id });
        await recordAudit(tx, originOf(request), rightOf(team, params.name, "permission-granted"));
        await tellTeam(tx, changes, { team, by: person.id, event: event.event });
      });
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/permissions/:name/teams/:code",
    {
      config,
      schema: { tags, params: z.object({ name, code: z.string().max(20) }), response: { 204: noContent } },
    },
    async (request, reply) => {
      const { person } = request;
      const { name: permission, code: team } = request.params;
      checkMayGrant(permission, person.access);
      await services.write(async (tx, changes) => {
        const held = await lockPermission(tx, permission);
        const { event } = revoke({ permission, teams: held.teams, team });
        if (!event) return;
        await tx
          .delete(teamPermissions)
          .where(and(eq(teamPermissions.permissionId, held.id), eq(teamPermissions.teamCode, team)));
        await recordAudit(tx, originOf(request), rightOf(team, permission, "permission-revoked"));
        await tellTeam(tx, changes, { team, by: person.id, event: event.event });
      });
      return reply.code(204).send(null);
    },
  );
};

const rightOf = (team: string, permission: string, kind: "permission-granted" | "permission-revoked") => ({
  kind,
  target: `team:${team}`,
  details: { permission },
});

async function lockPermission(tx: Transaction, permission: string): Promise<{ id: number; teams: string[] }> {
  const [found] = await tx
    .select({ id: permissions.id })
    .from(permissions)
    .where(eq(permissions.name, permission))
    .for("update");
  if (found === undefined) throw unknownPermission();
  const holders = await tx
    .select({ code: teamPermissions.teamCode })
    .from(teamPermissions)
    .where(eq(teamPermissions.permissionId, found.id));
  return { id: found.id, teams: holders.map(({ code }) => code) };
}

/** The members' screens take a new access token. */
async function tellTeam(
  tx: Transaction,
  changes: Changes,
  { team, by, event }: { team: string; by: number; event: string },
): Promise<void> {
  const members = await tx
    .select({ id: userTeams.userId })
    .from(userTeams)
    .where(eq(userTeams.teamCode, team));
  changes.recheckSessions();
  changes.state(
    { event, by, tags: [{ type: "Me" }, { type: "Team" }], refreshAccess: true },
    { users: members.map(({ id }) => id) },
  );
}
