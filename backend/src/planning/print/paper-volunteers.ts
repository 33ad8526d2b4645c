import type { PaperVolunteer } from "@coulisses/shared-domain/contract/planning/prints";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { rowsOf } from "../../database/driver";
import { identityFields } from "../../database/identity";

/** The people with tasks who want them on paper, by name. */
export async function listPaperVolunteers(db: Queryable): Promise<PaperVolunteer[]> {
  const result = await db.execute(sql`
    select json_build_object(${sql.raw(identityFields("person"))},
      'teams', (select coalesce(json_agg(team_code order by team_code), '[]') from user_teams where user_id = person.id),
      'assignment', work.total) as row
    from users person
    join preferences on preferences.user_id = person.id and preferences.paper_planning
    join (select user_id, round(sum(extract(epoch from assignee.end_at - assignee.start_at)) * 1000)::bigint as total
      from assignees assignee join festival_tasks task on task.id = assignee.task_id and task.deleted_at is null
      group by user_id) work on work.user_id = person.id
    where person.deleted_at is null
    order by lower(person.firstname), lower(person.lastname), person.id`);
  return rowsOf<{ row: PaperVolunteer }>(result).map(({ row }) => row);
}
