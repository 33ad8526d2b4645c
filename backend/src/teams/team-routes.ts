import { changedFields } from "@coulisses/shared-domain/audit/changed-fields";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import { teamNotFound } from "@coulisses/shared-domain/access/grants";
import { teamCalls } from "@coulisses/shared-domain/contract/teams";
import { badInput, refused } from "@coulisses/shared-domain/festival-error";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";
import { byName, type Team } from "@coulisses/shared-domain/people/team";
import { isRequiredTeam } from "@coulisses/shared-domain/people/required-teams";
import { can } from "@coulisses/shared-domain/access/access";
import { checkAllowed, guardedPermissions, teamProblem } from "@coulisses/shared-domain/access/guarded";
import { slugOf } from "@coulisses/shared-domain/slug";
import { eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf, recordAudit } from "../audit/record-audit";
import { lockVersion } from "../database/locks";
import { pgErrorCode } from "../database/driver";
import { teamPermissions, teams, permissions, userTeams } from "../database/schema/access";
import type { Queryable } from "../database/database";
import { permissionMissing } from "../http/http-error";
import { routeOf } from "../http/route-of";
import { expectedVersion } from "../input/if-match";
import { guardedTeamsOf, lockTeam } from "./member";

const tag = "Équipes";
const writing = { access: "manage-teams" } as const;
const teamsChanged = { event: "teams-changed", tags: [{ type: "Team" as const }] };

/** Routes of the teams themselves. */
export const teamRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  app.route({
    ...routeOf(teamCalls.list, tag),
    config: { access: "public" },
    handler: async () => (await services.db.select().from(teams)).sort(byName),
  });
  app.route({
    ...routeOf(teamCalls.listActivityReviewers, tag),
    config: { access: "read-fa" },
    handler: () => teamsHolding(services.db, "validate-fa"),
  });
  app.route({
    ...routeOf(teamCalls.listTaskReviewers, tag),
    config: { access: "read-ft" },
    handler: () => teamsHolding(services.db, "validate-ft"),
  });

  app.route({
    ...routeOf(teamCalls.listGuarded, tag),
    config: { access: "authenticated" },
    handler: ({ person: { access } }) => {
      if (!guardedPermissions.some((one) => can(access, one))) throw permissionMissing();
      return guardedTeamsOf(services.db);
    },
  });

  app.route({
    ...routeOf(teamCalls.add, tag),
    config: { ...writing, quota: "teams" },
    handler: async (request, reply) => {
      const { body, person } = request;
      const code = slugOf(body.code?.trim() || body.name);
      if (code === "" || code.length > 20)
        throw badInput("Le code de l'équipe doit compter de 1 à 20 caractères");
      const created = await services.write(async (tx, changes) => {
        const [row] = await tx
          .insert(teams)
          .values({ ...body, code })
          .onConflictDoNothing()
          .returning();
        if (row === undefined) throw refused(`L'équipe ${body.name} existe déjà`, "name");
        await recordAudit(tx, originOf(request), {
          kind: "team-created",
          target: `team:${code}`,
          details: { name: row.name },
        });
        changes.state({ ...teamsChanged, by: person.id });
        return row;
      });
      return reply.code(201).send(created);
    },
  });

  app.route({
    ...routeOf(teamCalls.change, tag),
    config: writing,
    handler: (request) =>
      services.write(async (tx, changes) => {
        const { body, person, headers } = request;
        const { code } = request.params;
        await lockTeam(tx, code);
        checkAllowed(teamProblem(code, { editor: person, guardedTeams: await guardedTeamsOf(tx) }));
        const [found] = await tx.select().from(teams).where(eq(teams.code, code)).for("update");
        if (found === undefined) throw teamNotFound(code);
        checkVersion("team", found.version, expectedVersion(headers["if-match"]));
        const [row = found] = await tx
          .update(teams)
          .set({ name: found.name, ...body })
          .where(eq(teams.code, code))
          .returning()
          .catch((error: unknown) => {
            throw pgErrorCode(error) === "23505"
              ? refused(`L'équipe ${body.name ?? code} existe déjà`, "name")
              : error;
          });
        if (row.version !== found.version) {
          await recordAudit(tx, originOf(request), {
            kind: "team-changed",
            target: `team:${code}`,
            details: { changes: changedFields(lookOf(found), lookOf(row)) },
          });
        }
        changes.state({ ...teamsChanged, by: person.id });
        return row;
      }),
  });

  app.route({
    ...routeOf(teamCalls.remove, tag),
    config: writing,
    handler: async (request, reply) => {
      const { person, headers } = request;
      const { code } = request.params;
      await services.write(async (tx, changes) => {
        await lockTeam(tx, code);
        checkAllowed(teamProblem(code, { editor: person, guardedTeams: await guardedTeamsOf(tx) }));
        if (isRequiredTeam(code))
          throw refused(`Impossible de supprimer l'équipe ${code}, le site en a besoin`);
        const version = await lockVersion(tx, teams, eq(teams.code, code));
        if (version === undefined) throw teamNotFound(code);
        checkVersion("team", version, expectedVersion(headers["if-match"]));
        const members = await tx
          .select({ id: userTeams.userId })
          .from(userTeams)
          .where(eq(userTeams.teamCode, code));
        await tx
          .delete(teams)
          .where(eq(teams.code, code))
          .catch((error: unknown) => {
            throw pgErrorCode(error) === "23503"
              ? refused(`Impossible de supprimer l'équipe ${code}, elle est responsable d'une FA`)
              : error;
          });
        await recordAudit(tx, originOf(request), {
          kind: "team-deleted",
          target: `team:${code}`,
          details: { members: members.length },
        });
        changes.state({ ...teamsChanged, by: person.id });
        changes.state(
          { event: "team-left", by: person.id, tags: [{ type: "Me" }], refreshAccess: true },
          { users: members.map(({ id }) => id) },
        );
      });
      return reply.code(204).send(null);
    },
  });
};

const lookOf = ({ name, color, icon }: Team) => ({ name, color, icon });

async function teamsHolding(db: Queryable, permission: Permission) {
  const holders = await db
    .select({
      code: teams.code,
      name: teams.name,
      color: teams.color,
      icon: teams.icon,
      version: teams.version,
    })
    .from(teams)
    .innerJoin(teamPermissions, eq(teamPermissions.teamCode, teams.code))
    .innerJoin(permissions, eq(permissions.id, teamPermissions.permissionId))
    .where(eq(permissions.name, permission));
  return holders.sort(byName);
}
