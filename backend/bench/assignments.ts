import pg from "pg";
import { demoEmail } from "../src/demo/accounts";
import { agent, type Call } from "./get";
import { logIn } from "./log-in";
import type { MeasuredServer } from "./measured-server";
import { onPostgres } from "./on-postgres";
import { table } from "./table";
import { figureTitles, type Line, timed } from "./timed";

const PORTS = { server: 4360, postgres: 4361 };
/** Of the festival that is measured; less would flatter the figures. */
const least = { people: 400, slots: 2_000 };

/**
 * Everybody but each tenth person can come all along the festival, so that a slot finds as many as it can; there are
 * rest rules to look at; empty slots come twice more, each half as long, to make up their number.
 */
const fill = `
  insert into user_teams (user_id, team_code) select id, 'benevole' from users where deleted_at is null
    on conflict do nothing;
  delete from availabilities;
  with bounds as (select min(start_at) - interval '1 day' as first, max(end_at) + interval '1 day' as last from assignments)
  insert into availabilities (user_id, start_at, end_at)
    select users.id, first, last from users, bounds where users.deleted_at is null and users.id % 10 <> 0;
  insert into configurations (key, value) values ('restRules',
    '{"everybody": {"minimumRest": 1, "hoursInARow": 8, "hoursPerDay": 12, "nightsInARow": 3}, "teams": []}')
    on conflict (key) do update set value = excluded.value;
  insert into assignments (task_id, mobilization_id, id, start_at, end_at)
    select slot.task_id, slot.mobilization_id, slot.id || '-' || half, start_at + half * (end_at - start_at) / 2,
      start_at + (half + 1) * (end_at - start_at) / 2
    from assignments slot, generate_series(0, 1) half
    where slot.end_at - slot.start_at >= interval '1 hour'
      and not exists (select from assignees one where one.task_id = slot.task_id
        and one.mobilization_id = slot.mobilization_id and one.assignment_id = slot.id);
  analyze availabilities; analyze assignments; analyze assignees; analyze user_teams;`;

type Slot = { task: number; mobilization: string; slot: string };
const slotPath = ({ task, mobilization, slot }: Slot) =>
  `tasks/${String(task)}/mobilizations/${mobilization}/assignments/${slot}`;

/** Slots where members of the festival lack, spread over all of them. */
const emptySlots = `
  select slot.task_id task, slot.mobilization_id mobilization, slot.id slot from assignments slot
  join festival_task_mobilization_teams demand on demand.task_id = slot.task_id
    and demand.mobilization_id = slot.mobilization_id and demand.team_code = 'benevole'
  where not exists (select from assignees one where one.task_id = slot.task_id
    and one.mobilization_id = slot.mobilization_id and one.assignment_id = slot.id)
  order by md5(slot.task_id || slot.id) limit 40`;

/** Free all along, and under the rest rules whatever they are given: nobody works less. */
const freePeople = `
  select users.id from users left join assignees on assignees.user_id = users.id
  where deleted_at is null and users.id % 10 <> 0 group by users.id order by count(task_id), users.id limit 40`;

type Ground = {
  token: string;
  slots: readonly Slot[];
  people: readonly number[];
  first: Date;
  busiest: Date;
};

function linesOn({ token, slots, people, first, busiest }: Ground): Line[] {
  const slotOf = (round: number) => at(slots, round);
  const personOf = (round: number) => at(people, round);
  const window = (from: Date, hours: number) =>
    `start=${from.toISOString()}&end=${new Date(from.getTime() + hours * 3_600_000).toISOString()}`;
  const assign = (round: number): Call => {
    const { task, mobilization, slot } = slotOf(round);
    const assignment = { taskId: task, mobilizationId: mobilization, assignmentId: slot };
    const volunteers = [{ id: personOf(round), as: "benevole" }];
    return { method: "POST", path: "assignments", token, body: { assignment, volunteers } };
  };
  return [
    {
      name: "people for a slot",
      call: (round) => ({
        path: `assignments/task-to-volunteer/${slotPath(slotOf(round))}/assignable-volunteers`,
        token,
      }),
      target: 30,
    },
    {
      name: "slots for a person",
      call: (round) => ({
        path: `assignments/volunteer-to-task/volunteers/${String(personOf(round))}/assignments`,
        token,
      }),
      target: 30,
    },
    {
      name: "assign somebody",
      call: assign,
      undo: (round) => ({
        method: "DELETE",
        path: `assignments/${slotPath(slotOf(round))}/assignees/${String(personOf(round))}`,
        token,
        status: 204,
      }),
      target: 10,
    },
    { name: "timeline of 4 hours", call: { path: `timeline?${window(busiest, 4)}`, token }, target: 40 },
    { name: "needs of 4 days", call: { path: `orga-needs?${window(first, 96)}`, token }, target: 150 },
    { name: "whom to call, and when", call: { path: "availability-calls", token }, target: 150 },
  ];
}

function at<Item>(items: readonly Item[], round: number): Item {
  const item = items[round % items.length];
  if (item === undefined) throw new Error("The bench needs slots and people");
  return item;
}

async function measure({ ready: { url, password } }: MeasuredServer, databaseUrl: string): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl });
  try {
    await db.connect();
    await db.query(fill);
    const { rows: slots } = await db.query<Slot>(emptySlots);
    const { rows: people } = await db.query<{ id: number }>(freePeople);
    const { rows: counts } = await db.query<{
      people: number;
      slots: number;
      first: string;
      busiest: string;
    }>(
      `select (select count(*)::int from users where deleted_at is null) people,
        (select count(*)::int from assignments) slots, (select min(start_at)::text from assignments) first,
        (select start_at::text from assignments slot group by start_at
         order by (select count(*) from assignments other where other.start_at < slot.start_at + interval '4 hours'
           and other.end_at > slot.start_at) desc limit 1) busiest`,
    );
    const [count] = counts;
    if (!count || count.people < least.people || count.slots < least.slots)
      throw new Error(`The bench needs more than ${JSON.stringify(count)}`);
    const [manager] = await logIn(url, [demoEmail("admin")], password);
    if (!manager) throw new Error("The bench needs its demo accounts");
    const lines = linesOn({
      token: manager.token,
      slots,
      people: people.map(({ id }) => id),
      first: new Date(count.first),
      busiest: new Date(count.busiest),
    });
    const figures = [];
    for (const line of lines) figures.push(await timed(url, line));
    console.log(`\n${String(count.people)} people, ${String(count.slots)} slots, on PostgreSQL:`);
    console.log(table(figureTitles, figures));
  } finally {
    agent.destroy();
    await db.end();
  }
}

await onPostgres(PORTS, measure);
