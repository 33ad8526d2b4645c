import type { AssignmentCategory } from "../assignment/category";
import { answersFor } from "../check-in/note-marks";
import type { GeoLocation } from "../location/geo-location";
import type { UserIdentity } from "../people/user";
import { type Period, byStartThenEnd, isMergeable, mergeAll, overlaps } from "../time/period";

/** A person that a volunteer can call about a task. */
type PlanningContact = UserIdentity & { phone: string };

/** A slot of a task with its people. */
export type StaffedSlot = Period & { people: readonly UserIdentity[] };

/** A task in which a person has slots, with all slots of that task. */
export type SlottedTask = {
  id: number;
  name: string;
  category: AssignmentCategory | null;
  location: { id: number; name: string; geoLocation: GeoLocation | null } | null;
  /** Sanitised HTML. */
  globalInstruction: string;
  /** Sanitised HTML, for those in charge only. */
  inChargeInstruction: string | null;
  administratorId: number;
  inChargeIds: readonly number[];
  contacts: readonly PlanningContact[];
  slots: readonly StaffedSlot[];
};

/** The other people at a part of a task. */
type Company = Period & { people: UserIdentity[] };

/** One task of a planning, as the paper, the calendar and the phone show it. */
export type PlannedTask = Pick<SlottedTask, "id" | "name" | "category" | "location" | "globalInstruction"> & {
  period: Period;
  /** Sanitised HTML; null unless the reader is in charge of the task. */
  inChargeInstruction: string | null;
  /** True when the reader answers for the task, and so checks its people in. */
  isAnsweredFor: boolean;
  contacts: PlanningContact[];
  company: Company[];
};

/** One stretch at a task: consecutive or overlapping slots joined. */
export type JoinedSlot<Slot extends Joinable> = { period: Period; task: Slot["task"]; parts: Slot[] };
type Joinable = Period & { task: { id: number } };

/**
 * The slots of one person by date; consecutive or overlapping slots of one task are joined, unless another
 * task lies between (reference §4.3). Paper, calendars, lists and counters call each result a task.
 */
export function joinedSlots<Slot extends Joinable>(slots: readonly Slot[]): JoinedSlot<Slot>[] {
  const ordered = [...slots].sort((one, other) => byStartThenEnd(one, other) || one.task.id - other.task.id);
  const joined: JoinedSlot<Slot>[] = [];
  for (const slot of ordered) {
    const period = { start: slot.start, end: slot.end };
    const last = joined.at(-1);
    if (last?.task.id === slot.task.id && isMergeable(last.period, period)) {
      last.period = mergeAll([last.period, period])[0] ?? period;
      last.parts.push(slot);
    } else joined.push({ period, task: slot.task, parts: [slot] });
  }
  return joined;
}

/** The tasks of a person's planning, by date, each with what its reader needs. */
export function plannedTasks(readerId: number, tasks: readonly SlottedTask[]): PlannedTask[] {
  const own = tasks.flatMap((task) =>
    task.slots
      .filter(({ people }) => people.some(({ id }) => id === readerId))
      .map(({ start, end }) => ({ start, end, task })),
  );
  return joinedSlots(own).map(({ period, task }) => ({
    id: task.id,
    name: task.name,
    category: task.category,
    location: task.location,
    globalInstruction: task.globalInstruction,
    inChargeInstruction: task.inChargeIds.includes(readerId) ? task.inChargeInstruction : null,
    isAnsweredFor: answersFor(readerId, {
      administratorId: task.administratorId,
      contacts: task.contacts.map(({ id }) => id),
      volunteersInCharge: task.inChargeIds,
    }),
    contacts: task.contacts.filter(({ id }) => id !== readerId),
    period,
    company: companyOf(readerId, task, period),
  }));
}

/**
 * Cut at every start and end of the other slots, even where the people stay the same; parts without other
 * people are left out.
 */
function companyOf(readerId: number, { slots }: SlottedTask, period: Period): Company[] {
  const around = slots
    .filter((slot) => overlaps(slot, period))
    .map((slot) => ({ ...slot, people: slot.people.filter(({ id }) => id !== readerId) }));
  const cuts = around
    .filter(({ people }) => people.length > 0)
    .flatMap(({ start, end }) => [start, end])
    .filter((cut) => cut > period.start && cut < period.end)
    .map((cut) => cut.getTime());
  const bounds = [period.start.getTime(), ...new Set(cuts), period.end.getTime()].sort((a, b) => a - b);
  return bounds.slice(0, -1).flatMap((start, rank) => {
    const part = { start: new Date(start), end: new Date(bounds[rank + 1] ?? start) };
    const present = around.filter((slot) => overlaps(slot, part)).flatMap(({ people }) => people);
    const people = [...new Map(present.map((person) => [person.id, person])).values()];
    return people.length === 0 ? [] : [{ ...part, people }];
  });
}
