import { slotNotFound } from "@coulisses/shared-domain/assignment/assign";
import { type SlotIdentifier, slotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import { type Access, can } from "@coulisses/shared-domain/access/access";
import {
  type InCharge,
  mayCheckIn,
  mayComplete,
  notInCharge,
  OPEN_BEFORE,
} from "@coulisses/shared-domain/check-in/note-marks";
import {
  type CheckInMark,
  missingPeople,
  type MissingPresence,
  type Presence,
  presencesOf,
} from "@coulisses/shared-domain/check-in/presence";
import type {
  CheckInList,
  SlotToCheckIn,
  SlotWithMissing,
} from "@coulisses/shared-domain/contract/assignment/check-ins";
import { ofHours } from "@coulisses/shared-domain/time/duration";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import { type SQL, sql } from "drizzle-orm";
import { isThatSlot } from "../assignments/slot";
import { slotJson } from "../assignments/sql";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import { identityFields } from "../database/identity";
import type { Services } from "../services";
import { codesOf } from "../planning/check-in-codes";

/** The reader of slots. */
export type Reader = { id: number; access: Access };

/** A slot with all that was noted there. */
type StoredSlot = SlotIdentifier &
  InCharge & {
    start: string;
    end: string;
    name: string;
    appointment: string | null;
    /** Ids of the people with an account. */
    assignees: number[];
    marks: CheckInMark[];
  };

/**
 * Slots that ended this long ago, in milliseconds, are closed: more than a day of Paris and the one before.
 */
const LONGEST_OPEN = ofHours(50);

/** The slots that match, by start, with those in charge of their task. One query. */
export async function readSlots(db: Queryable, which: SQL): Promise<StoredSlot[]> {
  const ofSlot = (row: string) =>
    sql.raw(`${row}.task_id = slot.task_id and ${row}.mobilization_id = slot.mobilization_id
      and ${row}.assignment_id = slot.id`);
  const result = await db.execute(sql`
    select json_build_object(${slotJson("slot")}, 'name', task.name, 'appointment', place.name,
      'administratorId', task.administrator_id,
      'contacts', (select coalesce(json_agg(contact.user_id), '[]') from festival_task_contacts contact
        where contact.task_id = task.id),
      'volunteersInCharge', (select coalesce(json_agg(charge.user_id), '[]')
        from festival_task_in_charge_volunteers charge where charge.task_id = task.id),
      'assignees', (select coalesce(json_agg(one.user_id order by one.user_id), '[]') from assignees one
        join users someone on someone.id = one.user_id and someone.deleted_at is null where ${ofSlot("one")}),
      'marks', (select coalesce(json_agg(json_build_object('id', mark.id, 'userId', mark.user_id, 'kind', mark.kind,
          'replacedBy', mark.replaced_by, 'notedAt', iso_instant(mark.noted_at),
          'happenedAt', iso_instant(mark.happened_at), 'isIll', mark.is_ill) order by mark.noted_at, mark.id), '[]')
        from check_in_marks mark where ${ofSlot("mark")})) as body
    from assignments slot join festival_tasks task on task.id = slot.task_id and task.deleted_at is null
    left join locations place on place.id = task.appointment_id
    where ${which}
    order by slot.start_at, slot.end_at, task.id, slot.id`);
  return rowsOf<{ body: StoredSlot }>(result).map(({ body }) => body);
}

/** The slot, for a person who may tick it. Throws `not-found`, and `forbidden` for anyone else. */
export async function readSlotFor(
  db: Queryable,
  slot: SlotIdentifier,
  { id, access }: Reader,
): Promise<StoredSlot> {
  const [found] = await readSlots(db, isThatSlot(slot));
  if (found === undefined) throw slotNotFound();
  if (!mayCheckIn(access, id, found)) throw notInCharge();
  return found;
}

/** The slots that match and that this person may tick. */
async function slotsFor(db: Queryable, { id, access }: Reader, which: SQL): Promise<StoredSlot[]> {
  return (await readSlots(db, which)).filter((slot) => mayCheckIn(access, id, slot));
}

const whichSlot = ({ start, end, name, appointment, ...slot }: StoredSlot) => ({
  ...slotIdentifier(slot),
  start,
  end,
  name,
  appointment,
});

const EXPECTED: Presence = { state: "expected" };

/** The missing people, by id, with their presence. */
const missingAt = ({ assignees, marks, ...slot }: StoredSlot): Map<number, MissingPresence> =>
  missingPeople(assignees, marks, createPeriod(slot));

/** True when an expected person has no mark yet. */
function isIncomplete({ assignees, marks, ...slot }: StoredSlot): boolean {
  const presences = presencesOf(marks, createPeriod(slot));
  return assignees.some((id) => (presences.get(id) ?? EXPECTED).state === "expected");
}

const toCheckIn = (slot: StoredSlot): SlotToCheckIn => ({
  ...whichSlot(slot),
  expected: slot.assignees.length,
  missing: missingAt(slot).size,
});

const instant = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`;

/** The slots that run or begin within three hours. */
export async function listSlots(db: Queryable, reader: Reader, now: Date): Promise<SlotToCheckIn[]> {
  const which = sql`slot.end_at > ${instant(now.getTime())} and slot.start_at <= ${instant(now.getTime() + OPEN_BEFORE)}`;
  return (await slotsFor(db, reader, which)).map(toCheckIn);
}

/** CI-12: how many slots run or begin within three hours, of tasks that this person answers for. */
export async function countOwnSlots(db: Queryable, personId: number, now: Date): Promise<number> {
  const result = await db.execute(sql`
    select count(*)::int as count
    from assignments slot join festival_tasks task on task.id = slot.task_id and task.deleted_at is null
    where slot.end_at > ${instant(now.getTime())} and slot.start_at <= ${instant(now.getTime() + OPEN_BEFORE)}
      and (task.administrator_id = ${personId}
        or exists (select from festival_task_contacts contact
          where contact.task_id = task.id and contact.user_id = ${personId})
        or exists (select from festival_task_in_charge_volunteers charge
          where charge.task_id = task.id and charge.user_id = ${personId}))`);
  return rowsOf<{ count: number }>(result)[0]?.count ?? 0;
}

/** CI-5: the slots that are over and may still be completed, the last first. */
export async function listPastSlots(db: Queryable, reader: Reader, now: Date): Promise<SlotToCheckIn[]> {
  const which = sql`slot.end_at <= ${instant(now.getTime())} and slot.end_at > ${instant(now.getTime() - LONGEST_OPEN)}`;
  const assigns = can(reader.access, "affect-volunteer");
  return (await slotsFor(db, reader, which))
    .filter((slot) => mayComplete(createPeriod(slot), now, assigns) && isIncomplete(slot))
    .map(toCheckIn)
    .reverse();
}

const seesPhones = (access: Access) =>
  can(access, "view-timeline") || can(access, "view-volunteer-details") || can(access, "manage-users");

type Person = CheckInList["people"][number];

/** People by id, with their telephone for readers who may see it. */
async function readPeople(
  db: Queryable,
  ids: readonly number[],
  { access }: Reader,
): Promise<Map<number, Omit<Person, "code" | "isExpected">>> {
  const phone = seesPhones(access) ? sql`, 'phone', someone.phone` : sql``;
  const result = await db.execute(sql`
    select json_build_object(${sql.raw(identityFields("someone"))}${phone}) as body from users someone
    where someone.deleted_at is null
      and someone.id in (select value::int from json_array_elements_text(${JSON.stringify(ids)}::json))
    order by someone.firstname, someone.lastname, someone.id`);
  return new Map(rowsOf<{ body: Person }>(result).map(({ body }) => [body.id, body]));
}

/** The people expected, their replacements, and the marks. Throws `not-found` and `forbidden`. */
export async function readCheckInList(
  services: Pick<Services, "db" | "write">,
  slot: SlotIdentifier,
  reader: Reader,
): Promise<CheckInList> {
  const found = await readSlotFor(services.db, slot, reader);
  const others = found.marks.flatMap(({ userId, replacedBy }) => [userId, replacedBy ?? userId]);
  const people = await readPeople(services.db, [...new Set([...found.assignees, ...others])], reader);
  const codes = await codesOf(services, [...people.keys()]);
  const listed = [...people.values()].map((person) => ({
    ...person,
    code: codes.get(person.id) ?? "",
    isExpected: found.assignees.includes(person.id),
  }));
  return {
    ...whichSlot(found),
    people: [...listed.filter(({ isExpected }) => isExpected), ...listed.filter((one) => !one.isExpected)],
    marks: found.marks,
  };
}

const missingState = (
  presence: MissingPresence,
): Pick<SlotWithMissing["missing"][number], "state" | "isIll"> =>
  presence.state === "absent" ? presence : { state: presence.state };

/** The people missing now at the slots that this person may tick. */
export async function readBoard(db: Queryable, reader: Reader, now: Date): Promise<SlotWithMissing[]> {
  const present = instant(now.getTime());
  const slots = await slotsFor(db, reader, sql`slot.start_at <= ${present} and slot.end_at > ${present}`);
  const missing = slots.map((slot) => ({ slot, absentees: missingAt(slot) }));
  const people = await readPeople(
    db,
    missing.flatMap(({ absentees }) => [...absentees.keys()]),
    reader,
  );
  return missing
    .filter(({ absentees }) => absentees.size > 0)
    .map(({ slot, absentees }) => ({
      ...whichSlot(slot),
      expected: slot.assignees.length,
      missing: [...people.values()].flatMap((person) => {
        const absence = absentees.get(person.id);
        return absence ? [{ ...person, ...missingState(absence) }] : [];
      }),
    }));
}
