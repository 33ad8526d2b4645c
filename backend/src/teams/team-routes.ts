import type { Permission } from "@coulisses/shared-domain/access/permissions";
import { teamNotFound } from "@coulisses/shared-domain/access/grants";
import { badInput, refused } from "@coulisses/shared-domain/festival-error";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";
import { isRequiredTeam } from "@coulisses/shared-domain/people/required-teams";
import { defaultTeamLook } from "@coulisses/shared-domain/people/seeded-teams";
import { checkMayManageTeams } from "@coulisses/shared-domain/people/team-membership";
import { slugOf } from "@coulisses/shared-domain/slug";
import { eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { originOf, recordAudit } from "../audit/record-audit";
import { lockVersion } from "../database/lock-version";
import { pgErrorCode } from "../database/pg-error-code";
import { teamPermissions, teams, permissions, userTeams } from "../database/schema/access";
import type { Queryable } from "../database/database";
import { noContent } from "@coulisses/shared-domain/contract/fields";
import { expectedVersion } from "../input/if-match";
import { administratorTeams } from "./member";

const team = z.object({
  code: z.string(),
  name: z.string(),
  color: z.string(),
  icon: z.string(),
  version: z.number(),
});
const look = {
  name: z.string().trim().min(1).max(30),
  color: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/, "La couleur doit être un code hexadécimal à six chiffres précédé de #"),
  icon: z
    .string()
    .max(255)
    .regex(/^mdi-[a-z0-9-]+$/, "L'icône doit être un code d'icône mdi commençant par mdi-"),
};
const newTeam = z.object({
  name: look.name,
  code: z.string().max(40).optional(),
  color: look.color.default(defaultTeamLook.color),
  icon: look.icon.default(defaultTeamLook.icon),
});
const teamPatch = z.object({
  name: look.name.optional(),
  color: look.color.optional(),
  icon: look.icon.optional(),
});
const codeParams = z.object({ code: z.string().max(20) });

const teamsChanged = { event: "teams-changed", tags: [{ type: "Team" as const }] };

/** The teams themselves. */
export const teamRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const list = { tags: ["teams"], response: { 200: z.array(team) } };

  app.get("/teams", { config: { access: "public" }, schema: list }, () =>
    services.db.select().from(teams).orderBy(teams.name),
  );
  app.get("/teams/fa-reviewers", { config: { access: "read-fa" }, schema: list }, () =>
    teamsHolding(services.db, "validate-fa"),
  );
  app.get("/teams/ft-reviewers", { config: { access: "read-ft" }, schema: list }, () =>
    teamsHolding(services.db, "validate-ft"),
  );

  app.post(
    "/teams",
    {
      config: { access: "manage-teams" },
      schema: { tags: ["teams"], body: newTeam, response: { 201: team } },
    },
    async (request, reply) => {
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
        if (row === undefined) throw refused(`L'équipe ${body.name} existe déjà`);
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
  );

  app.patch(
    "/teams/:code",
    {
      config: { access: "manage-teams" },
      schema: { tags: ["teams"], params: codeParams, body: teamPatch, response: { 200: team } },
    },
    (request) =>
      services.write(async (tx, changes) => {
        const { body, person, headers } = request;
        const { code } = request.params;
        checkMayManageTeams([code], { by: person.access, administratorTeams: await administratorTeams(tx) });
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
              ? refused(`L'équipe ${body.name ?? code} existe déjà`)
              : error;
          });
        if (row.version !== found.version) {
          await recordAudit(tx, originOf(request), {
            kind: "team-changed",
            target: `team:${code}`,
            details: body,
          });
        }
        changes.state({ ...teamsChanged, by: person.id });
        return row;
      }),
  );

  app.delete(
    "/teams/:code",
    {
      config: { access: "manage-teams" },
      schema: { tags: ["teams"], params: codeParams, response: { 204: noContent } },
    },
    async (request, reply) => {
      const { person, headers } = request;
      const { code } = request.params;
      await services.write(async (tx, changes) => {
        checkMayManageTeams([code], { by: person.access, administratorTeams: await administratorTeams(tx) });
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
        changes.recheckSessions();
        changes.state({ ...teamsChanged, by: person.id });
        const users = members.map(({ id }) => id);
        if (users.length > 0) {
          changes.state(
            { event: "team-left", by: person.id, tags: [{ type: "Me" }], refreshAccess: true },
            { users },
          );
        }
      });
      return reply.code(204).send(null);
    },
  );
};

function teamsHolding(db: Queryable, permission: Permission) {
  return db
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
    .where(eq(permissions.name, permission))
    .orderBy(teams.name);
}
