import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/rows-of";

export const permissionSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string().nullable(),
  teams: z.array(z.string()),
});

/** By name, with the teams that hold each. */
export async function listPermissions(db: Queryable): Promise<z.infer<typeof permissionSchema>[]> {
  const found = await db.execute(sql`
    select permission.id, permission.name, permission.description,
      (select coalesce(json_agg(team.code order by team.name), '[]')
        from team_permissions grants join teams team on team.code = grants.team_code
        where grants.permission_id = permission.id) as teams
    from permissions permission order by permission.name`);
  return rowsOf<z.infer<typeof permissionSchema>>(found);
}
