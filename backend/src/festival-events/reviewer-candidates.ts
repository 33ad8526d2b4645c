import { sql } from "drizzle-orm";
import type { ReviewerCandidate } from "@coulisses/shared-domain/festival-task/review/ask-for-review";
import type { Transaction } from "../database/database";
import { rowsOf } from "../database/driver";

/** The members of humain who may review tasks, each with the number of tasks in review that they follow. */
export async function reviewerCandidates(tx: Transaction): Promise<ReviewerCandidate[]> {
  const result = await tx.execute(sql`
    select person.id, person.firstname, person.lastname, person.nickname,
      (select count(*)::int from festival_tasks task
        where task.reviewer_id = person.id and task.status = 'IN_REVIEW' and task.deleted_at is null
          and task.archived_at is null) as "inReview"
    from users person
    where person.deleted_at is null
      and exists (select from user_teams member where member.user_id = person.id and member.team_code = 'humain')
      and exists (select from user_teams member
        join team_permissions granted on granted.team_code = member.team_code
        join permissions permission on permission.id = granted.permission_id
        where member.user_id = person.id and permission.name = 'validate-ft')`);
  return rowsOf<ReviewerCandidate>(result);
}
