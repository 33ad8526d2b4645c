import { ADMIN } from "@coulisses/shared-domain/access/access";
import { membershipCalls } from "@coulisses/shared-domain/contract/teams";
import { joinTeams, leaveTeam } from "@coulisses/shared-domain/people/team-membership";
import { and, eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf, recordAudit } from "../audit/record-audit";
import { teams, userTeams } from "../database/schema/access";
import { routeOf } from "../http/route-of";
import { stateVolunteerChanged } from "../changes/change";
import { keepAnAdmin, lockMember, lockRights, teamsOf } from "./member";

const tag = "Équipes";

/** Routes of memberships. */
export const membershipRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const config = { access: "affect-team" as const };

  app.route({
    ...routeOf(membershipCalls.join, tag),
    config,
    handler: (request) =>
      services.write(async (tx, changes) => {
        const { person, body } = request;
        const { id } = request.params;
        const member = await lockMember(tx, id);
        const knownTeams = (await tx.select({ code: teams.code }).from(teams)).map(({ code }) => code);
        const editing = await lockRights(tx, [...member.teams, ...body], person);
        const { event } = joinTeams(member, body, { ...editing, knownTeams });
        if (event) {
          await tx.insert(userTeams).values(event.teams.map((teamCode) => ({ userId: id, teamCode })));
          await recordAudit(tx, originOf(request), {
            kind: "teams-joined",
            subjectId: id,
            details: { teams: event.teams },
          });
          changes.state(
            { event: event.event, by: person.id, tags: [{ type: "Me" }], refreshAccess: true },
            { users: [id] },
          );
          stateVolunteerChanged(changes, id);
        }
        return teamsOf(tx, id);
      }),
  });

  app.route({
    ...routeOf(membershipCalls.leave, tag),
    config,
    handler: async (request, reply) => {
      const { person } = request;
      const { id, team } = request.params;
      await services.write(async (tx, changes) => {
        const member = await lockMember(tx, id);
        const { event } = leaveTeam(member, team, await lockRights(tx, [...member.teams, team], person));
        if (!event) return;
        if (team === ADMIN) await keepAnAdmin(tx, id);
        await tx.delete(userTeams).where(and(eq(userTeams.userId, id), eq(userTeams.teamCode, team)));
        await recordAudit(tx, originOf(request), {
          kind: "team-left",
          subjectId: id,
          target: `team:${team}`,
        });
        changes.state(
          { event: event.event, by: person.id, tags: [{ type: "Me" }], refreshAccess: true },
          { users: [id] },
        );
        stateVolunteerChanged(changes, id);
      });
      return reply.code(204).send(null);
    },
  });
};
