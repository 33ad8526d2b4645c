import { ADMIN } from "@coulisses/shared-domain/access/access";
import { joinTeams, leaveTeam } from "@coulisses/shared-domain/people/team-membership";
import { and, eq } from "drizzle-orm";
import { type Author, recordAudit } from "../audit/record-audit";
import { type Changes, stateVolunteerChanged } from "../changes/change";
import type { Transaction } from "../database/database";
import { userTeams } from "../database/schema/access";
import { keepAnAdmin, lockMember, lockRights, teamsOf } from "./member";
import { knownTeams } from "./queries";

/** AM-4 to AM-6: answers the codes of the person's teams, by the teams' names. */
export async function addToTeams(
  tx: Transaction,
  changes: Changes,
  { id, teams }: { id: number; teams: readonly string[] },
  { by, origin }: Author,
): Promise<string[]> {
  const member = await lockMember(tx, id);
  const known = await knownTeams(tx);
  const editing = await lockRights(tx, [...member.teams, ...teams], by);
  const { event } = joinTeams(member, teams, { ...editing, knownTeams: known });
  if (event) {
    await tx.insert(userTeams).values(event.teams.map((teamCode) => ({ userId: id, teamCode })));
    await recordAudit(tx, origin, {
      kind: "teams-joined",
      subjectId: id,
      details: { teams: event.teams },
    });
    stateTeamsOf(changes, { id, event: event.event, by: by.id });
  }
  return teamsOf(tx, id);
}

/** AM-6, AM-7 */
export async function removeFromTeam(
  tx: Transaction,
  changes: Changes,
  { id, team }: { id: number; team: string },
  { by, origin }: Author,
): Promise<void> {
  const member = await lockMember(tx, id);
  const { event } = leaveTeam(member, team, await lockRights(tx, [...member.teams, team], by));
  if (!event) return;
  if (team === ADMIN) await keepAnAdmin(tx, id);
  await tx.delete(userTeams).where(and(eq(userTeams.userId, id), eq(userTeams.teamCode, team)));
  await recordAudit(tx, origin, { kind: "team-left", subjectId: id, target: `team:${team}` });
  stateTeamsOf(changes, { id, event: event.event, by: by.id });
}

/** The person's screens take a new access token; those of others read the person anew. */
function stateTeamsOf(changes: Changes, { id, event, by }: { id: number; event: string; by: number }): void {
  changes.state({ event, by, tags: [{ type: "Me" }], refreshAccess: true }, { users: [id] });
  stateVolunteerChanged(changes, id);
}
