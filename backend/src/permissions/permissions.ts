import type { KeptPermission, TeamHolders } from "@coulisses/shared-domain/contract/teams";
import { notFound } from "@coulisses/shared-domain/festival-error";
import { eq, sql } from "drizzle-orm";
import type { Changes } from "../changes/change";
import type { Queryable, Transaction } from "../database/database";
import { rowsOf } from "../database/driver";
import { permissions, teamPermissions, userTeams } from "../database/schema/access";
import { teamOrder } from "../teams/team-order";

export const permissionNotFound = () => notFound("Cette permission n'existe pas");

/** The permissions by name, with the teams that hold each. */
export async function listPermissions(db: Queryable): Promise<KeptPermission[]> {
  const result = await db.execute(sql`
    select permission.id, permission.name, permission.description,
      (select coalesce(json_agg(team.code order by ${sql.raw(teamOrder)}), '[]')
        from team_permissions grants join teams team on team.code = grants.team_code
        where grants.permission_id = permission.id) as teams
    from permissions permission order by permission.name`);
  return rowsOf<KeptPermission>(result);
}

/** The members of each team, by name: the people that a permission concerns. Empty teams are left out. */
export async function listHolders(db: Queryable): Promise<TeamHolders[]> {
  const result = await db.execute(sql`
    select membership.team_code as team,
      json_agg(json_build_object('id', person.id, 'firstname', person.firstname, 'lastname', person.lastname,
        'nickname', person.nickname) order by person.firstname, person.lastname, person.id) as members
    from user_teams membership join users person on person.id = membership.user_id
    where person.deleted_at is null
    group by membership.team_code order by membership.team_code`);
  return rowsOf<TeamHolders>(result);
}

/** A permission and the codes of its teams, locked until this transaction ends. */
export async function lockPermission(
  tx: Transaction,
  name: string,
): Promise<{ id: number; teams: string[] }> {
  const [found] = await tx
    .select({ id: permissions.id })
    .from(permissions)
    .where(eq(permissions.name, name))
    .for("update");
  if (found === undefined) throw permissionNotFound();
  return { id: found.id, teams: await holdersOf(tx, found.id) };
}

export async function holdersOf(tx: Transaction, permissionId: number): Promise<string[]> {
  const holders = await tx
    .select({ code: teamPermissions.teamCode })
    .from(teamPermissions)
    .where(eq(teamPermissions.permissionId, permissionId));
  return holders.map(({ code }) => code);
}

type RightChange = { team: string; by: number; event: string };

/**
 * States a change of rights: managers of permissions see it; the members' screens take a new access token.
 */
export async function stateRight(
  tx: Transaction,
  changes: Changes,
  { team, by, event }: RightChange,
): Promise<void> {
  const members = await tx
    .select({ id: userTeams.userId })
    .from(userTeams)
    .where(eq(userTeams.teamCode, team));
  changes.state({ event, by, tags: [{ type: "Permission" }, { type: "Team" }] });
  changes.state(
    { event, by, tags: [{ type: "Me" }], refreshAccess: true },
    { users: members.map(({ id }) => id) },
  );
}
