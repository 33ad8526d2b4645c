import type { SlotForVolunteer } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import type { Connection, PreparedQuery } from "../database/database";
import { identityFields } from "../database/identity";
import { countedMembers, friendships, msOf, restJson, taskJson } from "./fragments";
import { type Rest, restCheckerOf } from "./rest-rules";

type Task = Pick<SlotForVolunteer, "name" | "topPriority" | "category" | "inChargeTeam"> & { id: number };
/** Task, mobilization, slot, start and end in milliseconds, teams, and whether a friend comes. */
type Slot = [number, string, string, number, number, SlotForVolunteer["teams"], boolean];
type Row = {
  person: (UserIdentity & { teams: string[] }) | null;
  slots: Slot[];
  tasks: Task[];
  rest: Rest;
};

/**
 * §5.3: the coming slots that a person can be assigned to, by date, with the teams they can come for. Throws
 * `not-found`.
 */
export async function listSlotsFor(
  { runPrepared }: Connection,
  userId: number,
  now: Date,
): Promise<SlotForVolunteer[]> {
  const [row] = await runPrepared<Row>(slotsForQuery, [userId, now.toISOString()]);
  const person = row?.person;
  if (!person) throw userNotFound();
  const tasks = new Map(row.tasks.map((task) => [task.id, task]));
  const restOf = restCheckerOf(row.rest);
  // Many slots are at the same time.
  const known = new Map<string, { start: string; end: string; restProblems: string[] }>();
  const timeOf = (startMs: number, endMs: number) => {
    const at = `${startMs} ${endMs}`;
    const period = { start: new Date(startMs), end: new Date(endMs) };
    const time = known.get(at) ?? {
      start: period.start.toISOString(),
      end: period.end.toISOString(),
      restProblems: restOf(person, period),
    };
    known.set(at, time);
    return time;
  };
  const slots: SlotForVolunteer[] = [];
  for (const [taskId, mobilizationId, assignmentId, startMs, endMs, teams, hasFriendsAssigned] of row.slots) {
    const task = tasks.get(taskId);
    if (task === undefined) continue;
    const { name, topPriority, category, inChargeTeam } = task;
    const { start, end, restProblems } = timeOf(startMs, endMs);
    // Written out: spread, the objects of a long list take most of its time.
    slots.push({
      taskId,
      mobilizationId,
      assignmentId,
      start,
      end,
      name,
      topPriority,
      category,
      inChargeTeam,
      teams,
      hasFriendsAssigned,
      restProblems,
    });
  }
  return slots;
}

/**
 * `$1`: the person, `$2`: the earliest end. The person's time is one multirange: look-ups slot by slot take
 * longer. So do objects with the names of each task, as there are hundreds.
 */
const slotsForQuery: PreparedQuery = {
  name: "slots-for-person",
  text: `
    with busy as materialized (
      select coalesce(range_agg(tstzrange(start_at, end_at)), '{}') as times from (
        select start_at, end_at from assignees where user_id = $1::int
        union all select start_at, end_at from break_periods where volunteer_id = $1::int) one),
    open as (
      select slot.task_id, slot.mobilization_id, slot.id, slot.start_at, slot.end_at,
        json_agg(json_build_object('team', demand.team_code, 'demand', demand.count,
          'assigned', coalesce(staffed.assigned, 0)) order by demand.rank) as teams
      from assignments slot
      join availabilities one on one.user_id = $1::int
        and one.start_at <= slot.start_at and one.end_at >= slot.end_at
      join festival_task_mobilization_teams demand
        on demand.task_id = slot.task_id and demand.mobilization_id = slot.mobilization_id
        and demand.team_code = any((select array_agg(member.team_code) from ${countedMembers} member
          where member.user_id = $1::int)::text[])
      left join (
        select task_id, mobilization_id, assignment_id, team_code, count(*)::int as assigned
        from assignees where team_code is not null group by task_id, mobilization_id, assignment_id, team_code
      ) staffed on staffed.task_id = slot.task_id and staffed.mobilization_id = slot.mobilization_id
        and staffed.assignment_id = slot.id and staffed.team_code = demand.team_code
      where slot.end_at > $2::timestamptz and coalesce(staffed.assigned, 0) < demand.count
        and not tstzrange(slot.start_at, slot.end_at) && (select times from busy)
      group by slot.task_id, slot.mobilization_id, slot.id, slot.start_at, slot.end_at),
    befriended as materialized (
      select distinct present.task_id, present.mobilization_id, present.assignment_id
      from assignees present where present.user_id in (
        select friendship.friend_id from ${friendships} friendship where friendship.user_id = $1::int))
    select (select json_build_object(${identityFields("someone")},
        'teams', (select coalesce(json_agg(team_code order by team_code), '[]') from user_teams where user_id = someone.id))
      from users someone where someone.id = $1::int and someone.deleted_at is null) as person,
      (select coalesce(json_agg(json_build_array(slot.task_id, slot.mobilization_id, slot.id,
          ${msOf("slot.start_at")}, ${msOf("slot.end_at")}, slot.teams, befriended.task_id is not null)
        order by slot.start_at, slot.end_at, slot.task_id, slot.mobilization_id), '[]')
      from open slot
      left join befriended on befriended.task_id = slot.task_id
        and befriended.mobilization_id = slot.mobilization_id and befriended.assignment_id = slot.id) as slots,
      (select coalesce(json_agg(json_build_object('id', task.id, ${taskJson})), '[]') from festival_tasks task
      where task.deleted_at is null and task.id in (select task_id from open)) as tasks,
      ${restJson("= $1::int")} as rest`,
};
