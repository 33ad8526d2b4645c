import { createHash, randomUUID } from "node:crypto";
import type { PlannedTask } from "@coulisses/shared-domain/planning/planned-task";
import { byStartThenEnd, type Period } from "@coulisses/shared-domain/time/period";

/** An event of one person's calendars, as they last received it. */
export type PlannedEvent = {
  uid: string;
  taskId: number;
  name: string;
  period: Period;
  /** The name of the place. */
  place: string | null;
  /** Grows with each change, so that calendars know the newer of two versions. */
  sequence: number;
  contentHash: string;
  changedAt: Date;
  cancelledAt: Date | null;
};

/** A present event; without a task, it is cancelled. */
export type CalendarEntry = {
  event: PlannedEvent;
  /** The stored event; the same object as `event` when nothing has changed. */
  stored: PlannedEvent | undefined;
  task: PlannedTask | undefined;
};

type WhenAndWhere = { period: Period; place: string | null };

/**
 * A change that a person may be told of: a task added (nothing before), removed (nothing after) or with
 * another time or place.
 */
export type PlanningChange = {
  volunteerId: number;
  uid: string;
  taskId: number;
  name: string;
  before: WhenAndWhere | null;
  after: WhenAndWhere | null;
};

/** Updates the known events from the planning: events of the same task follow it to its new time. */
export function matchEvents(
  stored: readonly PlannedEvent[],
  planning: readonly PlannedTask[],
  now: Date,
): CalendarEntry[] {
  const live = stored.filter(({ cancelledAt }) => cancelledAt === null);
  const cancelled = stored.filter(({ cancelledAt }) => cancelledAt !== null);
  const eventOf = pairUp(live, planning);
  // A task whose people are chosen anew is cancelled for a while: its event comes back with the task.
  const newTasks = planning.filter((task) => !eventOf.has(task));
  for (const [task, event] of pairUp(cancelled, newTasks)) eventOf.set(task, event);
  const followed = new Set(eventOf.values());
  return [
    ...planning.map((task) => {
      const known = eventOf.get(task);
      return { event: eventFor(task, known, now), stored: known, task };
    }),
    ...stored
      .filter((event) => !followed.has(event))
      .map((event) => ({ event: withoutTask(event, now), stored: event, task: undefined })),
  ];
}

/**
 * The event of each task: the one at the same time, else the one that overlaps most, else the first one left.
 */
function pairUp(
  events: readonly PlannedEvent[],
  tasks: readonly PlannedTask[],
): Map<PlannedTask, PlannedEvent> {
  const inOrder = [...events].sort((one, other) => byStartThenEnd(one.period, other.period));
  const couples = tasks
    .flatMap((task) =>
      inOrder
        .filter(({ taskId }) => taskId === task.id)
        .map((event) => ({ event, task, closeness: closeness(event.period, task.period) })),
    )
    // Sorting is stable: equally close ones stay in the order of time.
    .sort((one, other) => other.closeness - one.closeness);
  const eventOf = new Map<PlannedTask, PlannedEvent>();
  const taken = new Set<PlannedEvent>();
  for (const { event, task } of couples) {
    if (taken.has(event) || eventOf.has(task)) continue;
    taken.add(event);
    eventOf.set(task, event);
  }
  return eventOf;
}

/** Milliseconds in common, more than any when the periods are the same, 0 when they are apart. */
function closeness(one: Period, other: Period): number {
  if (isSamePeriod(one, other)) return Infinity;
  const start = Math.max(one.start.getTime(), other.start.getTime());
  return Math.max(0, Math.min(one.end.getTime(), other.end.getTime()) - start);
}

const isSamePeriod = (one: Period, other: Period) =>
  one.start.getTime() === other.start.getTime() && one.end.getTime() === other.end.getTime();

function eventFor(task: PlannedTask, known: PlannedEvent | undefined, now: Date): PlannedEvent {
  const contentHash = hashOf(task);
  if (known !== undefined && known.cancelledAt === null && known.contentHash === contentHash) return known;
  return {
    uid: known?.uid ?? randomUUID(),
    taskId: task.id,
    name: task.name,
    period: task.period,
    place: task.location?.name ?? null,
    sequence: known === undefined ? 0 : known.sequence + 1,
    contentHash,
    changedAt: now,
    cancelledAt: null,
  };
}

function withoutTask(event: PlannedEvent, now: Date): PlannedEvent {
  if (event.cancelledAt !== null) return event;
  return { ...event, sequence: event.sequence + 1, changedAt: now, cancelledAt: now };
}

/**
 * A hash of all that an event shows, except the other people: while a team is put together they change many
 * times a day, and each new sequence makes some calendars announce a change. Names are read anew with each
 * answer all the same.
 */
function hashOf({
  name,
  period,
  location,
  globalInstruction,
  inChargeInstruction,
  contacts,
}: PlannedTask): string {
  const people = contacts.map(({ id, firstname, lastname, phone }) => [id, firstname, lastname, phone]);
  const shown = [
    name,
    period,
    location?.name,
    location?.geoLocation,
    globalInstruction,
    inChargeInstruction,
    people,
  ];
  return createHash("sha256").update(JSON.stringify(shown)).digest("base64url");
}

/** The changes of time or place for this person; new texts and contacts are not told. */
export function changesIn(volunteerId: number, entries: readonly CalendarEntry[]): PlanningChange[] {
  return entries.flatMap(({ event, stored }) => {
    const { uid, taskId, name } = event;
    const before = whenAndWhere(stored);
    const after = whenAndWhere(event);
    if (before === null && after === null) return [];
    if (
      before !== null &&
      after !== null &&
      isSamePeriod(before.period, after.period) &&
      before.place === after.place
    )
      return [];
    return [{ volunteerId, uid, taskId, name, before, after }];
  });
}

function whenAndWhere(event: PlannedEvent | undefined): WhenAndWhere | null {
  if (event === undefined || event.cancelledAt !== null) return null;
  return { period: event.period, place: event.place };
}
