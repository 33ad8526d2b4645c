import type { Permission } from "@coulisses/shared-domain/access/permissions";
import type { KeptTeam } from "@coulisses/shared-domain/contract/teams";
import { byName } from "@coulisses/shared-domain/people/team";
import { eq, getTableColumns } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { permissions, teamPermissions, teams, userTeams } from "../database/schema/access";

/** SQL that sorts `team` by its name as a French reader does: « Élec » beside « Enfants », which byte order puts last. */
export const teamOrder =
  "translate(lower(team.name), 'àâäçéèêëîïôöùûüÿÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸ', 'aaaceeeeiioouuuyaaaceeeeiioouuuy')";

/** By name, as the French sort. */
export async function listTeams(db: Queryable): Promise<KeptTeam[]> {
  return (await db.select().from(teams)).sort(byName);
}

/** The teams that give a permission, by name. */
export async function teamsHolding(db: Queryable, permission: Permission): Promise<KeptTeam[]> {
  const holders = await db
    .select(getTableColumns(teams))
    .from(teams)
    .innerJoin(teamPermissions, eq(teamPermissions.teamCode, teams.code))
    .innerJoin(permissions, eq(permissions.id, teamPermissions.permissionId))
    .where(eq(permissions.name, permission));
  return holders.sort(byName);
}

/** The codes of all teams. */
export async function knownTeams(db: Queryable): Promise<string[]> {
  return (await db.select({ code: teams.code }).from(teams)).map(({ code }) => code);
}

/** The ids of a team's members. */
export async function membersOf(db: Queryable, team: string): Promise<number[]> {
  const members = await db
    .select({ id: userTeams.userId })
    .from(userTeams)
    .where(eq(userTeams.teamCode, team));
  return members.map(({ id }) => id);
}
