import { type Access, can } from "@coulisses/shared-domain/access/access";
import { sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import { identityFields } from "../database/identity";
import { teamOrder } from "../teams/queries";

/** The ids of those who have a personal account, closed accounts aside. */
export const accountHolders = sql`
  select distinct membership.user_id
  from user_teams membership
  join team_permissions grants on grants.team_code = membership.team_code
  join permissions permission on permission.id = grants.permission_id
  join users holder on holder.id = membership.user_id and holder.deleted_at is null
  where permission.name = 'have-personal-account'`;

/** Every holder of a personal account, by id, as the JSON of the answer. */
export async function listConsumers(db: Queryable, access: Access): Promise<string> {
  const managed = sql`, 'email', person.email, 'phone', person.phone,
    'balance', coalesce(account.balance, 0), 'teams', gathered.codes`;
  const result = await db.execute(sql`
    with holders as (${accountHolders}), gathered as (
      select membership.user_id, json_agg(team.code order by ${sql.raw(teamOrder)}) as codes
      from user_teams membership join teams team on team.code = membership.team_code
      group by membership.user_id
    )
    select coalesce(json_agg(json_build_object(
      ${sql.raw(identityFields("person"))}
      ${can(access, "manage-personal-accounts") ? managed : sql``}) order by person.id), '[]')::text as body
    from holders join users person on person.id = holders.user_id
    join gathered on gathered.user_id = person.id
    left join accounts account on account.user_id = person.id`);
  return rowsOf<{ body: string }>(result)[0]?.body ?? "[]";
}
