import { type Assignable, assign, slotNotFound } from "@coulisses/shared-domain/assignment/assign";
import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import { type RestConfiguration, restProblems, restRulesFor } from "@coulisses/shared-domain/assignment/rest";
import type { AssignmentForm, StaffedSlot } from "@coulisses/shared-domain/contract/assignment/assignments";
import { refused } from "@coulisses/shared-domain/festival-error";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { createPeriod, type Period } from "@coulisses/shared-domain/time/period";
import { sql } from "drizzle-orm";
import { type Origin, recordAudits } from "../audit/record-audit";
import type { PreparedQuery, Transaction, WriteTransaction } from "../database/database";
import { rowsOf } from "../database/driver";
import { identityFields } from "../database/identity";
import { bounds } from "../festival-events/sql-fragments";
import { restRules, staffedSlot } from "./fragments";
import { isThatSlot } from "./slot";

/** The origin of the gesture, and its author. */
export type Assigner = Origin & { actorId: number };

/** Locks the slot and these people, and refuses them as assigning would; `leaverId` counts as gone. */
export async function checkAssignments(
  tx: WriteTransaction,
  { assignment, volunteers, restOverride, leaverId }: AssignmentForm & { leaverId?: number },
  origin: Assigner,
) {
  await lockSlot(tx, assignment);
  const ids = new Set(volunteers.map(({ id }) => id));
  const { slot, people, teamNames, rest } = await readMet(tx, assignment, ids);
  const candidates = new Map(people.map((person) => [person.id, person]));
  const places = volunteers.map(({ id, as }) => {
    const volunteer = candidates.get(id);
    if (volunteer === undefined) throw userNotFound();
    return { volunteer, as };
  });
  const period = createPeriod(slot);
  const present = slot.assignees.filter(({ id }) => id !== leaverId);
  const comers = assign({ ...period, demands: slot.demands, assignees: present, teamNames }, places);
  const newcomers = people.filter(({ id }) => !present.some((one) => one.id === id));
  await checkRest(tx, { period, newcomers, assignment, restOverride, rest }, origin);
  return { slot, period, places, comers };
}

type Newcomers = {
  period: Period;
  newcomers: readonly Assignable[];
  assignment: SlotIdentifier;
  restOverride: string | undefined;
  rest: RestConfiguration | undefined;
};

/**
 * An assignment against the rest rules carries a reason, which the journal keeps. Throws `refused` with every
 * broken rule.
 */
async function checkRest(
  tx: Transaction,
  { period, newcomers, assignment, restOverride, rest }: Newcomers,
  origin: Assigner,
): Promise<void> {
  const broken = newcomers.flatMap((person) => {
    const rules = restRulesFor(rest, person.teams);
    const problems = restProblems(period, { others: person.slots, rules, person });
    return problems.length === 0 ? [] : [{ person, problems }];
  });
  if (broken.length > 0 && restOverride === undefined) {
    throw refused(broken.flatMap(({ problems }) => problems).join("\n"));
  }
  await recordAudits(
    tx,
    origin,
    broken.map(({ person, problems }) => ({
      kind: "rest-overridden" as const,
      subjectId: person.id,
      target: `ft:${String(assignment.taskId)}`,
      details: { reason: restOverride, problems },
    })),
  );
}

/** Locks the slot: other writers of its assignees wait. Throws `not-found`. */
export async function lockSlot(tx: Transaction, slot: SlotIdentifier): Promise<void> {
  const locked = await tx.execute(
    sql`select slot.id from assignments slot where ${isThatSlot(slot)} for update`,
  );
  if (rowsOf(locked).length === 0) throw slotNotFound();
}

/** In the order of ids, so that two gestures about the same people don't deadlock. */
const lockPeopleQuery: PreparedQuery = {
  name: "lock-people",
  text: "select id from users where id = any($1::int[]) and deleted_at is null order by id for no key update",
};

type Stored = { start: string; end: string };
type Row = {
  slot: StaffedSlot;
  people: (Omit<Assignable, "availabilities" | "breaks" | "slots"> & {
    availabilities: Stored[];
    breaks: Stored[];
    slots: (Stored & { task: { id: number; name: string } })[];
  })[];
  teamNames: [string, string][];
  rest: RestConfiguration | null;
};

const periods = (table: string, owner: string, of: string) => `
  (select coalesce(json_agg(json_build_object(${bounds(of)})), '[]') from ${table} ${of}
   where ${of}.${owner} = someone.id and ${of}.start_at < slot.end_at and ${of}.end_at > slot.start_at)`;

/** The slot, everything of these people that overlaps it, all their other slots, and the rest rules. */
const metQuery: PreparedQuery = {
  name: "met-by-assigning",
  text: `
    select ${staffedSlot} as slot,
      (select json_agg(json_build_object(${identityFields("someone")},
          'teams', (select coalesce(json_agg(team_code), '[]') from user_teams where user_id = someone.id),
          'availabilities', ${periods("availabilities", "user_id", "free")},
          'breaks', ${periods("break_periods", "volunteer_id", "pause")},
          'slots', (select coalesce(json_agg(json_build_object(${bounds("other")},
              'task', json_build_object('id', task.id, 'name', task.name))), '[]')
            from assignees other join festival_tasks task on task.id = other.task_id
            where other.user_id = someone.id and (other.task_id, other.mobilization_id, other.assignment_id)
                <> (slot.task_id, slot.mobilization_id, slot.id))))
        from users someone where someone.id = any($4::int[])) as people,
      (select json_agg(json_build_array(code, name)) from teams) as "teamNames",
      ${restRules} as rest
    from assignments slot join festival_tasks task on task.id = slot.task_id and task.deleted_at is null
    where slot.task_id = $1 and slot.mobilization_id = $2 and slot.id = $3`,
};

/** Locks these people and reads what the rules need. Throws `not-found` for an unknown slot or person. */
async function readMet(
  tx: WriteTransaction,
  { taskId, mobilizationId, assignmentId }: SlotIdentifier,
  people: ReadonlySet<number>,
) {
  const ids = `{${[...people].join()}}`;
  const locked = await tx.runPrepared(lockPeopleQuery, [ids]);
  if (locked.length < people.size) throw userNotFound();
  const [row] = await tx.runPrepared<Row>(metQuery, [taskId, mobilizationId, assignmentId, ids]);
  if (row === undefined) throw slotNotFound();
  return {
    slot: row.slot,
    teamNames: new Map(row.teamNames),
    rest: row.rest ?? undefined,
    people: row.people.map((one): Assignable => ({
      ...one,
      availabilities: one.availabilities.map(createPeriod),
      breaks: one.breaks.map(createPeriod),
      slots: one.slots.map(({ task, ...period }) => ({ ...createPeriod(period), task })),
    })),
  };
}
