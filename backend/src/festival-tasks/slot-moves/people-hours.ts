import { type RestConfiguration, restRulesFor } from "@coulisses/shared-domain/assignment/rest";
import type { Commitments } from "@coulisses/shared-domain/festival-task/mobilization/conflicts";
import type { PersonHours } from "@coulisses/shared-domain/festival-task/mobilization/slot-collisions";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import { restRules } from "../../assignments/fragments";
import type { PreparedQuery, RunPrepared } from "../../database/database";
import { bounds } from "../../festival-events/sql-fragments";
import { byUser } from "../queries/compose-sheet";
import { idList } from "./read-sheets";

const overlapping = (row: string) => `${row}.start_at < $3::timestamptz and ${row}.end_at > $2::timestamptz`;
const listed = (fields: string, rows: string) =>
  `(select coalesce(json_agg(json_build_object(${fields})), '[]') ${rows})`;

/** Everything of the people $1 from $2 to $3, the tasks $4 excepted; all their slots, since rest needs them. */
const hoursQuery: PreparedQuery = {
  name: "hours-of-mobilized-people",
  text: `
select json_build_object(
  'rest', ${restRules},
  'memberships', ${listed(
    `'userId', member.user_id, 'team', member.team_code`,
    `from user_teams member where member.user_id = any($1::int[])`,
  )},
  'availabilities', ${listed(
    `'userId', free.user_id, ${bounds("free")}`,
    `from availabilities free where free.user_id = any($1::int[]) and ${overlapping("free")}`,
  )},
  'breaks', ${listed(
    `'userId', pause.volunteer_id, ${bounds("pause")}`,
    `from break_periods pause where pause.volunteer_id = any($1::int[]) and ${overlapping("pause")}`,
  )},
  'mobilizations', ${listed(
    `'userId', v.user_id, ${bounds("m")},
      'task', json_build_object('id', task.id, 'name', task.name, 'status', task.status)`,
    `from festival_task_mobilization_volunteers v
      join festival_task_mobilizations m on m.task_id = v.task_id and m.id = v.mobilization_id
      join festival_tasks task on task.id = v.task_id and task.deleted_at is null
      where v.user_id = any($1::int[]) and v.task_id <> all($4::int[]) and ${overlapping("m")}`,
  )},
  'assignments', ${listed(
    `'userId', one.user_id, ${bounds("one")}, 'task', json_build_object('id', task.id, 'name', task.name)`,
    `from assignees one join festival_tasks task on task.id = one.task_id and task.deleted_at is null
      where one.user_id = any($1::int[])`,
  )})::text as hours`,
};

type Stored = { start: string; end: string };
type ByUser<List extends readonly unknown[]> = (List[number] & { userId: number })[];
type Found = { [Kind in keyof Commitments]: ByUser<Commitments[Kind]> } & {
  rest: RestConfiguration | null;
  memberships: { userId: number; team: string }[];
  breaks: (Stored & { userId: number })[];
};

type Asked = {
  people: readonly number[];
  /** Must hold every period that is asked about. */
  within: Stored;
  /** The tasks whose mobilizations the caller knows better. */
  besides: readonly number[];
  /** Breaks and rest are for those who assign people. */
  withRest: boolean;
};

/** The hours of these people, for the collisions of their slots. One query. */
export async function readHours(
  runPrepared: RunPrepared,
  { people, within, besides, withRest }: Asked,
): Promise<(personId: number) => PersonHours> {
  const values = [idList(people), within.start, within.end, idList(besides)];
  const [row] = await runPrepared<{ hours: string }>(hoursQuery, values);
  const found = JSON.parse(row?.hours ?? "{}") as Found;
  const [availabilities, mobilizations] = [byUser(found.availabilities), byUser(found.mobilizations)];
  const [assignments, breaks] = [byUser(found.assignments), byUser(found.breaks)];
  const teamsOf = byUser(found.memberships);
  return (id) => ({
    availabilities: availabilities(id),
    mobilizations: mobilizations(id),
    assignments: assignments(id),
    ...(withRest && {
      breaks: breaks(id).map(createPeriod),
      rest: restRulesFor(
        found.rest ?? undefined,
        teamsOf(id).map(({ team }) => team),
      ),
    }),
  });
}
