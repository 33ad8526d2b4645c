import type { KnownPerson } from "@coulisses/shared-domain/desk/welcome";
import { NO_ADDRESS_LIKE } from "@coulisses/shared-domain/people/no-address";
import { plainPhone } from "@coulisses/shared-domain/people/phone";
import { EVERYONE } from "@coulisses/shared-domain/people/team";
import { sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import { identityFields } from "../database/identity";

/** DK-3: the people whose account has this number, however it was written. */
export async function listKnownPeople(db: Queryable, phone: string): Promise<KnownPerson[]> {
  const found = await db.execute(sql`
    select json_build_object(${sql.raw(identityFields("someone"))},
      'isMember', exists (select from user_teams member
        where member.user_id = someone.id and member.team_code = ${EVERYONE}),
      'hasAddress', someone.email not like ${NO_ADDRESS_LIKE}) as body
    from users someone
    where someone.deleted_at is null
      and regexp_replace(regexp_replace(someone.phone, '[^0-9+]', '', 'g'), '^(\\+|00)33', '0') = ${plainPhone(phone)}
    order by someone.firstname, someone.lastname, someone.id
    limit 20`);
  return rowsOf<{ body: KnownPerson }>(found).map(({ body }) => body);
}
