import { restRulesFor } from "@coulisses/shared-domain/assignment/rest";
import { type SlotIdentifier, slotKey } from "@coulisses/shared-domain/assignment/slot";
import type { Comer } from "@coulisses/shared-domain/assignment/assign";
import type { TeamDemand } from "@coulisses/shared-domain/assignment/demand";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { Standing } from "@coulisses/shared-domain/proposal/settle";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import { type SQL, sql } from "drizzle-orm";
import { readRestRules } from "../assignments/rest-rules";
import type { Queryable, Transaction } from "../database/database";
import { rowsOf } from "../database/driver";
import { identityFields } from "../database/identity";
import { teams } from "../database/schema/access";
import { bounds } from "../festival-events/sql-fragments";

type PersonalAssignment = SlotIdentifier & { userId: number };
type Stored = { start: string; end: string };
type Task = { id: number; name: string };
type SlotRow = SlotIdentifier & Stored & { task: Task; demands: TeamDemand[]; assignees: Comer[] };
type PersonRow = UserIdentity & {
  teams: string[];
  availabilities: Stored[];
  breaks: Stored[];
  slots: (SlotIdentifier & Stored & { task: Task })[];
};

/** The slots of these places as rows (task_id, mobilization_id, id). */
const slotsOf = (places: readonly PersonalAssignment[]): SQL => {
  const rows = new Map(
    places.map((slot) => {
      const row = { task_id: slot.taskId, mobilization_id: slot.mobilizationId, id: slot.assignmentId };
      return [slotKey(slot), row] as const;
    }),
  );
  return sql`json_to_recordset(${JSON.stringify([...rows.values()])}::json)
    as place(task_id int, mobilization_id text, id text)`;
};
const peopleOf = (places: readonly PersonalAssignment[]): SQL =>
  sql`(select value::int from json_array_elements_text(${JSON.stringify([...new Set(places.map(({ userId }) => userId))])}::json))`;

/**
 * Locks these slots and people against other assignments until the transaction ends: slots first, then
 * people, each in their order, as every assignment does.
 */
export async function lockAssignments(tx: Transaction, places: readonly PersonalAssignment[]): Promise<void> {
  await tx.execute(sql`
    select slot.id from assignments slot
    join ${slotsOf(places)} on place.task_id = slot.task_id and place.mobilization_id = slot.mobilization_id
      and place.id = slot.id
    order by slot.task_id, slot.mobilization_id, slot.id for update of slot`);
  await tx.execute(sql`
    select id from users where id in ${peopleOf(places)} and deleted_at is null order by id for no key update`);
}

/** The present slots and people of these places: four queries, for any number. */
export async function readAssignmentState(
  db: Queryable,
  places: readonly PersonalAssignment[],
): Promise<Standing> {
  if (places.length === 0) return { slots: new Map(), people: new Map() };
  const configuration = await readRestRules(db);
  const slots = await readSlots(db, places);
  const people = await readPeople(db, places);
  const named = await db.select({ code: teams.code, name: teams.name }).from(teams);
  const teamNames = new Map(named.map(({ code, name }) => [code, name]));
  return {
    slots: new Map(
      slots.map((slot) => [
        slotKey(slot),
        {
          ...createPeriod(slot),
          task: slot.task,
          demands: slot.demands,
          assignees: slot.assignees,
          teamNames,
        },
      ]),
    ),
    people: new Map(
      people.map((person) => [
        person.id,
        {
          ...person,
          availabilities: person.availabilities.map(createPeriod),
          breaks: person.breaks.map(createPeriod),
          slots: person.slots.map((slot) => ({
            ...createPeriod(slot),
            task: slot.task,
            key: slotKey(slot),
          })),
          rest: restRulesFor(configuration, person.teams),
        },
      ]),
    ),
  };
}

/** A sub-query a slot: joined to gathered rows, PGlite and PostgreSQL gathered them anew for each. */
async function readSlots(db: Queryable, places: readonly PersonalAssignment[]): Promise<SlotRow[]> {
  const result = await db.execute(sql`
    select json_build_object('taskId', slot.task_id, 'mobilizationId', slot.mobilization_id, 'assignmentId', slot.id,
      ${sql.raw(bounds("slot"))}, 'task', json_build_object('id', task.id, 'name', task.name),
      'demands', coalesce((
        select json_agg(json_build_object('team', wanted.team_code, 'demand', wanted.count))
        from festival_task_mobilization_teams wanted
        where wanted.task_id = slot.task_id and wanted.mobilization_id = slot.mobilization_id), '[]'),
      'assignees', coalesce((
        select json_agg(jsonb_build_object('id', one.user_id)
          || case when one.team_code is null then '{}'::jsonb else jsonb_build_object('as', one.team_code) end)
        from assignees one where one.task_id = slot.task_id and one.mobilization_id = slot.mobilization_id
          and one.assignment_id = slot.id), '[]')) as body
    from ${slotsOf(places)}
    join assignments slot on place.task_id = slot.task_id and place.mobilization_id = slot.mobilization_id
      and place.id = slot.id
    join festival_tasks task on task.id = slot.task_id and task.deleted_at is null`);
  return rowsOf<{ body: SlotRow }>(result).map(({ body }) => body);
}

async function readPeople(db: Queryable, places: readonly PersonalAssignment[]): Promise<PersonRow[]> {
  const periods = (table: string, owner: string) =>
    sql.raw(`
    (select one.${owner} as user_id, json_agg(json_build_object(${bounds("one")})) as list
     from ${table} one where one.${owner} in (select id from someone) group by one.${owner})`);
  const result = await db.execute(sql`
    with someone as materialized (
      select * from users where id in ${peopleOf(places)} and deleted_at is null),
    gathered as (
      select user_id, json_agg(team_code order by team_code) as list from user_teams group by user_id),
    own as (
      select one.user_id, json_agg(json_build_object('taskId', one.task_id, 'mobilizationId', one.mobilization_id,
        'assignmentId', one.assignment_id, ${sql.raw(bounds("one"))},
        'task', json_build_object('id', task.id, 'name', task.name))) as list
      from assignees one join festival_tasks task on task.id = one.task_id
      where one.user_id in (select id from someone) group by one.user_id)
    select json_build_object(${sql.raw(identityFields("someone"))}, 'teams', coalesce(gathered.list, '[]'),
      'availabilities', coalesce(free.list, '[]'), 'breaks', coalesce(pauses.list, '[]'),
      'slots', coalesce(own.list, '[]')) as body
    from someone
    left join gathered on gathered.user_id = someone.id
    left join ${periods("availabilities", "user_id")} free on free.user_id = someone.id
    left join ${periods("break_periods", "volunteer_id")} pauses on pauses.user_id = someone.id
    left join own on own.user_id = someone.id`);
  return rowsOf<{ body: PersonRow }>(result).map(({ body }) => body);
}
