import { REST_RULES_KEY } from "@coulisses/shared-domain/assignment/rest";
import { substitutes } from "@coulisses/shared-domain/assignment/demand";
import { teamOrder } from "../teams/queries";

const pairs = Object.entries(substitutes).flatMap(([team, others]) => others.map((other) => [other, team]));
const implications = pairs.map(([member, team]) => `('${String(member)}', '${String(team)}')`).join(", ");

/** TM-2: the teams of the query `missing` of (team_code), and those whose members may stand in for theirs. */
export const withImpliedTeams = (missing: string) => `(
  select team_code from ${missing}
  union all select implied.member from ${missing}
  join (values ${implications}) implied(member, team) on implied.team = team_code)`;

/** TM-1, TM-2: the members of each team, substitutes included, as a query of (user_id, team_code). */
export const countedMembers = `(
  select user_id, team_code from user_teams
  union
  select membership.user_id, implied.team
  from user_teams membership
  join (values ${implications}) implied(member, team)
    on implied.member = membership.team_code)`;

/**
 * Friendships in both directions, as a query of (user_id, friend_id): for coming together, it does not matter
 * which friend named the other.
 */
export const friendships = `(
  select requestor_id as user_id, friend_id from friends
  union select friend_id, requestor_id from friends)`;

/** The number of people at the slot `slot` for the team of the demand `demand`. */
export const assignedTo = (slot: string, demand: string) =>
  `(select count(*)::int from assignees present
    where present.task_id = ${slot}.task_id and present.mobilization_id = ${slot}.mobilization_id
      and present.assignment_id = ${slot}.id and present.team_code = ${demand}.team_code)`;

/** The total length of the rows of `period`, in milliseconds. */
export const totalMs = (period: string) =>
  `coalesce(date_part('epoch', sum(${period}.end_at - ${period}.start_at)) * 1000, 0)`;

/** An instant in milliseconds since the epoch. */
export const msOf = (instant: string) => `(date_part('epoch', ${instant}) * 1000)::bigint`;

/** The configured rest rules; null without. */
export const restRules = `(select value from configurations where key = '${REST_RULES_KEY}')`;

/**
 * The input of `restCheckerOf` for the rows of `assignees` that `whose` selects: the rules, and each person
 * with the start and the end of a slot; one text instead of thousands of rows.
 */
export const restJson = (whose: string) => `json_build_object('rules', ${restRules}, 'busy', (
    select json_agg(json_build_array(one.user_id, ${msOf("one.start_at")}, ${msOf("one.end_at")}))
    from assignees one where one.user_id ${whose} and ${restRules} is not null))`;

/** The fields that identify a slot, and its bounds; `slot` is a row of `assignments`. */
export const slotJson = (slot: string) =>
  `'taskId', ${slot}.task_id, 'mobilizationId', ${slot}.mobilization_id, 'assignmentId', ${slot}.id,
    'start', iso_instant(${slot}.start_at), 'end', iso_instant(${slot}.end_at)`;

/** The fields of the task `task` in a list. */
export const taskJson = `'name', task.name, 'topPriority', coalesce(task.top_priority, false),
  'category', task.category, 'inChargeTeam', task.team_code`;

/** True when a person is available for all of a slot, without another slot or a break then; both are rows. */
export const isFreeFor = (someone: string, slot: string) =>
  `exists (select from availabilities free where free.user_id = ${someone}.id
      and free.start_at <= ${slot}.start_at and free.end_at >= ${slot}.end_at)
    and not exists (select from assignees one where one.user_id = ${someone}.id
      and one.start_at < ${slot}.end_at and one.end_at > ${slot}.start_at)
    and not exists (select from break_periods pause where pause.volunteer_id = ${someone}.id
      and pause.start_at < ${slot}.end_at and pause.end_at > ${slot}.start_at)`;

/** The fields of `someone` in the lists of those who assign; the joins are those of `aboutEverybody`. */
export const personColumns = `someone.id, someone.firstname, someone.lastname, someone.nickname,
  coalesce(earned.points, 0) as charisma, someone.comment, someone.note, coalesce(gathered.codes, '[]') as teams,
  coalesce(preference.assignment, 'NO_PREF') as "assignmentPreference"`;

/** Gathered once for all people: a look-up for each person takes longer than all the rest. */
export const volunteerJoins = `
  left join earned_charisma earned on earned.user_id = someone.id
  left join preferences preference on preference.user_id = someone.id
  left join (select membership.user_id, json_agg(team.code order by ${teamOrder}) as codes
    from user_teams membership join teams team on team.code = membership.team_code
    group by membership.user_id) gathered on gathered.user_id = someone.id`;

/** `{ as }` of the row `one` of `assignees`, or `{}` for a person that the mobilization names. */
export const teamIfAny =
  "case when one.team_code is null then '{}'::jsonb else jsonb_build_object('as', one.team_code) end";

/** The condition for the people of the slot `slot`, as rows `one` of `assignees`. */
export const present = `one.task_id = slot.task_id and one.mobilization_id = slot.mobilization_id
  and one.assignment_id = slot.id`;

/** The slot `slot` of the task `task` as JSON; `assignees` is a query of (body, id), `more` are other fields. */
export const slotBody = (assignees: string, more = "") => `
  json_build_object(${slotJson("slot")}, 'name', task.name,
    'demands', (select coalesce(json_agg(json_build_object('team', demand.team_code, 'demand', demand.count)
        order by demand.rank), '[]') from festival_task_mobilization_teams demand
      where demand.task_id = slot.task_id and demand.mobilization_id = slot.mobilization_id),
    'assignees', (select coalesce(json_agg(found.body order by found.id), '[]') from (${assignees}) found)
    ${more})`;

/** The slot `slot` of the task `task`, what it asks for and who comes: a `StaffedSlot`. */
export const staffedSlot = slotBody(`
  select jsonb_build_object('id', one.user_id) || ${teamIfAny} as body, one.user_id as id
  from assignees one where ${present}`);
