import type { SlotForVolunteer } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import type { Connection, PreparedQuery } from "../database/database";
import { identityFields } from "../database/identity";
import { countedMembers, friendships, slotJson, taskJson } from "./fragments";
import { restChecker } from "./rest-rules";

type Person = UserIdentity & { teams: string[] };
type Row = { person: Person | null; body: Omit<SlotForVolunteer, "restProblems">[] };

/** §5.3: the slots to come to which somebody can go, by date, with the teams as which they can. Throws `not-found`. */
export async function listSlotsFor(
  { db, runPrepared }: Connection,
  userId: number,
  now: Date,
): Promise<SlotForVolunteer[]> {
  const [row] = await runPrepared<Row>(slotsForQuery, [userId, now.toISOString()]);
  const person = row?.person;
  if (!person) throw userNotFound();
  const restOf = await restChecker(db, [person]);
  return row.body.map((slot) => ({ ...slot, restProblems: restOf(person, slot) }));
}

const overlapping = "one.start_at < slot.end_at and one.end_at > slot.start_at";
/** `$1`: whose, `$2`: from when on. */
const slotsForQuery: PreparedQuery = {
  name: "slots-for-person",
  text: `
    with free as materialized (
      select slot.* from assignments slot
      join availabilities one on one.user_id = $1::int
        and one.start_at <= slot.start_at and one.end_at >= slot.end_at
      where slot.end_at > $2::timestamptz
        and not exists (select from assignees one where one.user_id = $1::int and ${overlapping})
        and not exists (select from break_periods one where one.volunteer_id = $1::int and ${overlapping})),
    staffed as (
      select task_id, mobilization_id, assignment_id, team_code, count(*)::int as assigned
      from assignees where team_code is not null group by task_id, mobilization_id, assignment_id, team_code),
    open as (
      select slot.task_id, slot.mobilization_id, slot.id, slot.start_at, slot.end_at,
        json_agg(json_build_object('team', demand.team_code, 'demand', demand.count,
          'assigned', coalesce(staffed.assigned, 0)) order by demand.rank) as teams
      from free slot
      join festival_task_mobilization_teams demand
        on demand.task_id = slot.task_id and demand.mobilization_id = slot.mobilization_id
      left join staffed on staffed.task_id = slot.task_id and staffed.mobilization_id = slot.mobilization_id
        and staffed.assignment_id = slot.id and staffed.team_code = demand.team_code
      where coalesce(staffed.assigned, 0) < demand.count
        and demand.team_code in (select team_code from ${countedMembers} member where member.user_id = $1::int)
      group by slot.task_id, slot.mobilization_id, slot.id, slot.start_at, slot.end_at),
    befriended as (
      select distinct present.task_id, present.mobilization_id, present.assignment_id
      from assignees present where present.user_id in (
        select friendship.friend_id from ${friendships} friendship where friendship.user_id = $1::int))
    select (select json_build_object(${identityFields("someone")},
        'teams', (select coalesce(json_agg(team_code order by team_code), '[]') from user_teams where user_id = someone.id))
      from users someone where someone.id = $1::int and someone.deleted_at is null) as person, (
      select coalesce(json_agg(json_build_object(${slotJson("slot")}, ${taskJson}, 'teams', slot.teams,
        'hasFriendsAssigned', befriended.task_id is not null)
        order by slot.start_at, slot.end_at, slot.task_id, slot.mobilization_id), '[]')
      from open slot
      join festival_tasks task on task.id = slot.task_id and task.deleted_at is null
      left join befriended on befriended.task_id = slot.task_id
        and befriended.mobilization_id = slot.mobilization_id and befriended.assignment_id = slot.id) as body`,
};
