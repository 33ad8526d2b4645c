import type { KeptPermission, TeamHolders } from "@coulisses/shared-domain/contract/teams";
import { sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import { teamOrder } from "../teams/queries";

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
