import { type RestConfiguration, restRulesFor } from "@coulisses/shared-domain/assignment/rest";
import { teamsToComeAs } from "@coulisses/shared-domain/assignment/demand";
import { isWithinLimits, type ProposalLimits } from "@coulisses/shared-domain/proposal/limits";
import type {
  ProblemPerson,
  ProblemPresence,
  ProblemSlot,
  ProposalProblem,
  ProposalWeights,
} from "@coulisses/shared-domain/proposal/problem";
import { slotKey } from "@coulisses/shared-domain/assignment/slot";
import { sql } from "drizzle-orm";
import { readRestRules } from "../assignments/rest-rules";
import { friendships } from "../assignments/sql";
import type { Database, Queryable } from "../database/database";
import { rowsOf } from "../database/driver";

type Wanted = {
  weights: ProposalWeights;
  seed: number;
  mayMove: boolean;
  limits: ProposalLimits;
  now: Date;
};

type SlotRow = Omit<ProblemSlot, "key" | "span"> & {
  mobilizationId: string;
  assignmentId: string;
  start: number;
  end: number;
  isReady: boolean;
  /** The team in charge of the task. */
  team: string | null;
  comers: { personId: number; as: string | null }[];
};
type PersonRow = Omit<ProblemPerson, "rest" | "teams"> & { teams: string[] };

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`;
const spans = (row: string) =>
  sql.raw(`json_agg(json_build_array(${ms(`${row}.start_at`)}, ${ms(`${row}.end_at`)})
    order by ${row}.start_at, ${row}.end_at)`);

/** The problem at one moment of the database. Three queries, whose order is fixed. */
export function readProblem(db: Database, wanted: Wanted): Promise<ProposalProblem> {
  return db.transaction(
    async (tx) => {
      const slots = await readSlots(tx);
      const rest = await readRestRules(tx);
      return problemOf({ slots, people: await readPeople(tx), rest, wanted });
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/**
 * Makes the problem. Slots that have begun, or that are outside the limits, only take people's time: they ask
 * for no one, and their people stay, as do people named by a sheet.
 */
function problemOf({
  slots,
  people,
  rest,
  wanted: { now, mayMove, limits, weights, seed },
}: {
  slots: readonly SlotRow[];
  people: readonly PersonRow[];
  rest: RestConfiguration | undefined;
  wanted: Wanted;
}): ProposalProblem {
  const problemSlots: ProblemSlot[] = [];
  const today: ProblemPresence[] = [];
  const known = new Set(people.map(({ id }) => id));
  for (const { mobilizationId, assignmentId, start, end, isReady, team, comers, demands, ...slot } of slots) {
    const key = slotKey({ taskId: slot.taskId, mobilizationId, assignmentId });
    const isOpen = isReady && start > now.getTime() && isWithinLimits(limits, { start, end, team });
    // Places of people who have left the festival are subtracted from the demands.
    const held = comers.filter(({ personId }) => !known.has(personId));
    const open = demands
      .map((one) => ({
        team: one.team,
        demand: one.demand - held.filter(({ as }) => as === one.team).length,
      }))
      .filter(({ demand }) => demand > 0);
    problemSlots.push({ ...slot, key, span: [start, end], demands: isOpen ? open : [] });
    for (const { personId, as } of comers) {
      if (!known.has(personId)) continue;
      const place = isOpen ? as : null;
      today.push({ personId, slotKey: key, as: place, fixed: !mayMove || place === null });
    }
  }
  return {
    seed,
    weights,
    slots: problemSlots,
    today,
    people: people.map((person) => ({
      ...person,
      rest: restRulesFor(rest, person.teams),
      teams: teamsToComeAs(person.teams),
      friendIds: person.friendIds.filter((id) => known.has(id)),
    })),
  };
}

async function readSlots(db: Queryable): Promise<SlotRow[]> {
  const result = await db.execute(sql`
    with present as (
      select task_id, mobilization_id, assignment_id,
        json_agg(json_build_object('personId', user_id, 'as', team_code) order by user_id) as list
      from assignees group by task_id, mobilization_id, assignment_id),
    wanted as (
      select task_id, mobilization_id, json_agg(json_build_object('team', team_code, 'demand', count)
        order by rank, team_code) as list
      from festival_task_mobilization_teams group by task_id, mobilization_id)
    select json_build_object('taskId', slot.task_id, 'mobilizationId', slot.mobilization_id, 'assignmentId', slot.id,
      'isReady', task.status = 'READY_TO_ASSIGN', 'team', task.team_code, 'start', ${sql.raw(ms("slot.start_at"))}, 'end', ${sql.raw(ms("slot.end_at"))},
      'category', task.category, 'topPriority', coalesce(task.top_priority, false),
      'demands', coalesce(wanted.list, '[]'), 'comers', coalesce(present.list, '[]')) as body
    from assignments slot
    join festival_tasks task on task.id = slot.task_id and task.deleted_at is null and task.archived_at is null
    left join wanted on wanted.task_id = slot.task_id and wanted.mobilization_id = slot.mobilization_id
    left join present on present.task_id = slot.task_id and present.mobilization_id = slot.mobilization_id
      and present.assignment_id = slot.id
    order by slot.task_id, slot.start_at, slot.end_at, slot.mobilization_id, slot.id`);
  return rowsOf<{ body: SlotRow }>(result).map(({ body }) => body);
}

/**
 * The people with availabilities or slots. Mobilizations of tasks not in assignment that name them take their
 * time too.
 */
async function readPeople(db: Queryable): Promise<PersonRow[]> {
  const result = await db.execute(sql`
    with free as (
      select free.user_id, ${spans("free")} as list from availabilities free group by free.user_id),
    taken as (
      select volunteer_id as user_id, start_at, end_at from break_periods
      union
      select named.user_id, m.start_at, m.end_at from festival_task_mobilization_volunteers named
      join festival_task_mobilizations m on m.task_id = named.task_id and m.id = named.mobilization_id
      join festival_tasks task on task.id = named.task_id and task.deleted_at is null and task.archived_at is null
        and task.status <> 'READY_TO_ASSIGN'),
    pauses as (
      select taken.user_id, ${spans("taken")} as list from taken group by taken.user_id),
    gathered as (
      select user_id, json_agg(team_code order by team_code) as list from user_teams group by user_id),
    befriended as (
      select user_id, json_agg(friend_id order by friend_id) as list from ${friendships} friendship group by user_id)
    select json_build_object('id', someone.id, 'teams', coalesce(gathered.list, '[]'),
      'charisma', coalesce(earned.points, 0), 'preference', coalesce(preference.assignment, 'NO_PREF'),
      'availabilities', coalesce(free.list, '[]'), 'breaks', coalesce(pauses.list, '[]'),
      'friendIds', coalesce(befriended.list, '[]')) as body
    from users someone
    left join free on free.user_id = someone.id
    left join pauses on pauses.user_id = someone.id
    left join gathered on gathered.user_id = someone.id
    left join befriended on befriended.user_id = someone.id
    left join preferences preference on preference.user_id = someone.id
    left join earned_charisma earned on earned.user_id = someone.id
    where someone.deleted_at is null
      and (free.user_id is not null or someone.id in (select user_id from assignees))
    order by someone.id`);
  return rowsOf<{ body: PersonRow }>(result).map(({ body }) => body);
}
