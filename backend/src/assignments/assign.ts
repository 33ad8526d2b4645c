import {
  type Assignable,
  assign,
  busyMeanwhile,
  notAssigned,
  slotNotFound,
} from "@coulisses/shared-domain/assignment/assign";
import type { AssignmentIdentifier } from "@coulisses/shared-domain/assignment/assignment";
import type {
  AssignmentForm,
  StaffedAssignment,
} from "@coulisses/shared-domain/contract/assignment/assignments";
import { restProblems, restRulesFor } from "@coulisses/shared-domain/assignment/rest";
import { refused } from "@coulisses/shared-domain/festival-error";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { createPeriod, type Period } from "@coulisses/shared-domain/time/period";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { type Origin, recordAudits } from "../audit/record-audit";
import type { Changes } from "../changes/change";
import type { Transaction } from "../database/database";
import { pgErrorCode, rowsOf } from "../database/driver";
import { identityFields } from "../database/identity";
import { assignees } from "../database/schema/assignments";
import { users } from "../database/schema/people";
import { bounds } from "../festival-events/sql-fragments";
import { readRestRules } from "./rest-rules";
import { isThatSlot, readSlot } from "./slot";

const EXCLUDED = "23P01";

/**
 * Decisions 16, 55: all of them come, or none. Whoever else assigns to this slot waits, and so does whoever changes
 * when these people can come.
 */
export async function assignVolunteers(
  tx: Transaction,
  changes: Changes,
  form: AssignmentForm,
  origin: Assigner,
): Promise<StaffedAssignment> {
  const { assignment } = form;
  const { slot, period, places, comers } = await checkPlaces(tx, form, origin);
  const ids = places.map(({ volunteer }) => volunteer.id);
  try {
    await tx
      .insert(assignees)
      .values(
        places.map(({ volunteer, as }) => ({
          ...assignment,
          userId: volunteer.id,
          teamCode: as,
          startAt: period.start,
          endAt: period.end,
        })),
      )
      .onConflictDoUpdate({
        target: [assignees.taskId, assignees.mobilizationId, assignees.assignmentId, assignees.userId],
        set: { teamCode: sql`excluded.team_code` },
      });
  } catch (error) {
    if (pgErrorCode(error) === EXCLUDED) throw busyMeanwhile();
    throw error;
  }
  state(changes, "volunteers-assigned", { taskId: assignment.taskId, people: ids, by: origin.actorId });
  return { ...slot, assignees: comers.sort((one, other) => one.id - other.id) };
}

/** Where the gesture comes from, and who makes it. */
export type Assigner = Origin & { actorId: number };

/** Locks the slot and these people, and refuses them as assigning would; `leaverId` counts as not there any more. */
export async function checkPlaces(
  tx: Transaction,
  { assignment, volunteers, restOverride, leaverId }: AssignmentForm & { leaverId?: number },
  origin: Assigner,
) {
  await lockSlot(tx, assignment);
  const people = await lockPeople(
    tx,
    volunteers.map(({ id }) => id),
  );
  const slot = await readSlot(tx, assignment);
  const candidates = await readCandidates(tx, assignment, people);
  const places = volunteers.map(({ id, as }) => {
    const volunteer = candidates.get(id);
    if (volunteer === undefined) throw userNotFound();
    return { volunteer, as };
  });
  const period = createPeriod(slot);
  const present = slot.assignees.filter(({ id }) => id !== leaverId);
  const comers = assign({ ...period, demands: slot.demands, assignees: present }, places);
  const newcomers = [...candidates.values()].filter(({ id }) => !present.some((one) => one.id === id));
  await checkRest(tx, { period, newcomers, assignment, restOverride }, origin);
  return { slot, period, places, comers };
}

type Newcomers = {
  period: Period;
  newcomers: readonly Assignable[];
  assignment: AssignmentIdentifier;
  restOverride: string | undefined;
};

/** Whoever assigns against a rule of rest says why, and the journal keeps it. Throws `refused` with every reason. */
async function checkRest(
  tx: Transaction,
  { period, newcomers, assignment, restOverride }: Newcomers,
  origin: Assigner,
): Promise<void> {
  const configuration = await readRestRules(tx);
  const broken = newcomers.flatMap((person) => {
    const rules = restRulesFor(configuration, person.teams);
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

/** Throws `not-found` for a slot that is not there, or somebody who does not come. */
export async function removeAssignee(
  tx: Transaction,
  changes: Changes,
  { assigneeId, ...assignment }: AssignmentIdentifier & { assigneeId: number },
  by: number,
): Promise<void> {
  await lockSlot(tx, assignment);
  const removed = await tx
    .delete(assignees)
    .where(
      and(
        eq(assignees.taskId, assignment.taskId),
        eq(assignees.mobilizationId, assignment.mobilizationId),
        eq(assignees.assignmentId, assignment.assignmentId),
        eq(assignees.userId, assigneeId),
      ),
    )
    .returning({ id: assignees.userId });
  if (removed.length === 0) throw notAssigned();
  state(changes, "volunteer-unassigned", { taskId: assignment.taskId, people: [assigneeId], by });
}

/** Whoever changes who comes to this slot waits. Throws `not-found`. */
export async function lockSlot(tx: Transaction, slot: AssignmentIdentifier): Promise<void> {
  const locked = await tx.execute(
    sql`select slot.id from assignments slot where ${isThatSlot(slot)} for update`,
  );
  if (rowsOf(locked).length === 0) throw slotNotFound();
}

/** In the order of people, so that two gestures about the same ones meet in the same order. */
async function lockPeople(tx: Transaction, ids: readonly number[]): Promise<number[]> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .for("no key update");
  if (found.length < new Set(ids).size) throw userNotFound();
  return found.map(({ id }) => id);
}

type Stored = { start: string; end: string };
type Row = Omit<Assignable, "availabilities" | "breaks" | "slots"> & {
  availabilities: Stored[];
  breaks: Stored[];
  slots: (Stored & { task: { id: number; name: string } })[];
};

/** What stands in these people's way at the time of the slot, and all their other slots, by person. */
async function readCandidates(
  tx: Transaction,
  slot: AssignmentIdentifier,
  ids: readonly number[],
): Promise<Map<number, Assignable>> {
  const periods = (table: string, owner: string, of: string) =>
    sql.raw(`
    (select coalesce(json_agg(json_build_object(${bounds(of)})), '[]') from ${table} ${of}
     where ${of}.${owner} = someone.id and ${of}.start_at < slot.end_at and ${of}.end_at > slot.start_at)`);
  const result = await tx.execute(sql`
    select ${sql.raw("json_build_object(" + identityFields("someone"))},
      'teams', (select coalesce(json_agg(team_code), '[]') from user_teams where user_id = someone.id),
      'availabilities', ${periods("availabilities", "user_id", "free")},
      'breaks', ${periods("break_periods", "volunteer_id", "pause")},
      'slots', (select coalesce(json_agg(json_build_object(${sql.raw(bounds("other"))},
          'task', json_build_object('id', task.id, 'name', task.name))), '[]')
        from assignees other join festival_tasks task on task.id = other.task_id
        where other.user_id = someone.id and (other.task_id, other.mobilization_id, other.assignment_id)
            <> (slot.task_id, slot.mobilization_id, slot.id))) as body
    from assignments slot, users someone
    where ${isThatSlot(slot)} and ${inArray(sql`someone.id`, [...ids])}`);
  return new Map(
    rowsOf<{ body: Row }>(result).map(({ body }) => [
      body.id,
      {
        ...body,
        availabilities: body.availabilities.map(createPeriod),
        breaks: body.breaks.map(createPeriod),
        slots: body.slots.map(({ task, ...period }) => ({ ...createPeriod(period), task })),
      },
    ]),
  );
}

/** The sheet, the plannings of these people, and how many tasks their own screens count. */
function state(
  changes: Changes,
  event: string,
  { taskId, people, by }: { taskId: number; people: readonly number[]; by: number },
): void {
  const plannings = people.map((id) => ({ type: "Planning" as const, id }));
  changes.state({
    event,
    by,
    tags: [{ type: "FestivalTask", id: taskId }, { type: "Planning" }, ...plannings],
  });
  changes.state({ event, tags: [{ type: "Me" }] }, { users: people });
}
