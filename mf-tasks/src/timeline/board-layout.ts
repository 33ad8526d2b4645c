import { lackingPeople, staffedDemands } from "@coulisses/shared-domain/assignment/demand";
import { type SlotIdentifier, slotKey } from "@coulisses/shared-domain/assignment/slot";
import type { TimelineActivity } from "@coulisses/shared-domain/contract/assignment/overviews";
import { matches } from "@coulisses/shared-domain/slug";
import { formatDay, formatTime } from "@coulisses/shared-domain/time/format";
import { createPeriod, type Period } from "@coulisses/shared-domain/time/period";

export type TimelineTask = TimelineActivity["tasks"][number];
type TimelineMobilization = TimelineTask["mobilizations"][number];
export type TimelineSlot = TimelineMobilization["assignments"][number];

/** Where something stands: `left` and `width` in % of the window. */
type Place = { left: number; width: number };
/** Slots that lie side by side in time stand in rows of their own. */
type LaidOutSlot = Place & { key: string; slot: TimelineSlot; row: number; missing: number };
/** The room of a mobilization, behind its slots. */
type LaidOutMobilization = Place & { key: string; row: number; rows: number };

const INTERVALS = 8;

/** How many people a slot of the mobilization still lacks. */
export const missingAt = ({ demands }: TimelineMobilization, { assignees }: TimelineSlot): number =>
  lackingPeople(staffedDemands(demands, assignees));

/** « 2/4 »: who comes, of all who are needed. Empty for a slot that asks for nobody. */
export function fillingOf({ assignees }: TimelineSlot, missing: number): string {
  const needed = assignees.length + missing;
  return needed === 0 ? "" : `${assignees.length}/${needed}`;
}

const keysIn = (
  { id }: TimelineTask,
  mobilization: TimelineMobilization,
  slot: TimelineSlot,
): SlotIdentifier => ({
  taskId: id,
  mobilizationId: mobilization.id,
  assignmentId: slot.id,
});

/** The slot of a key, with what it belongs to; undefined once it is gone. */
export function findSlot(activities: readonly TimelineActivity[], key: string | undefined) {
  if (key === undefined) return undefined;
  for (const task of activities.flatMap(({ tasks }) => tasks)) {
    for (const mobilization of task.mobilizations) {
      for (const slot of mobilization.assignments) {
        const identifier = keysIn(task, mobilization, slot);
        if (slotKey(identifier) === key) return { task, mobilization, slot, identifier };
      }
    }
  }
  return undefined;
}

const lengthOf = ({ start, end }: Period) => end.getTime() - start.getTime();

/** Position of an instant in the window, in %. */
export const shareOf = (at: Date, window: Period): number =>
  (100 * (at.getTime() - window.start.getTime())) / lengthOf(window);

const lacks = ({ mobilizations }: TimelineTask) =>
  mobilizations.some((one) => one.assignments.some((slot) => missingAt(one, slot) > 0));

type Filters = { search: string; teams: readonly string[]; isLacking: boolean };

/**
 * Activities of these teams (all for an empty list); an activity whose name matches keeps all its tasks.
 * `isLacking`: of them only the tasks that lack people.
 */
export function filterTimeline(
  activities: readonly TimelineActivity[],
  { search, teams, isLacking }: Filters,
): TimelineActivity[] {
  return activities
    .filter(({ activity: { team } }) => teams.length === 0 || (team !== null && teams.includes(team)))
    .map((one) => {
      const isNamed = matches(one.activity.name, search);
      const kept = one.tasks.filter(
        (task) => (isNamed || matches(task.name, search)) && (!isLacking || lacks(task)),
      );
      return kept.length === one.tasks.length ? one : { ...one, tasks: kept };
    })
    .filter(({ tasks }) => tasks.length > 0);
}

/**
 * Where the slots and mobilizations of a task stand; what is shorter than `least` % of the window is drawn that
 * wide, to be pressed.
 */
export function layoutTask(task: TimelineTask, window: Period, least: number) {
  const rowEnds: number[] = [];
  const slots = task.mobilizations
    .flatMap((mobilization) => mobilization.assignments.map((slot) => ({ mobilization, slot })))
    .sort((one, other) => one.slot.start.localeCompare(other.slot.start))
    .map(({ mobilization, slot }): LaidOutSlot & { of: string } => {
      const { start, end } = createPeriod(slot);
      const left = Math.min(100 - least, Math.max(0, shareOf(start, window)));
      const width = Math.max(least, Math.min(100, shareOf(end, window)) - left);
      const free = rowEnds.findIndex((rowEnd) => rowEnd <= left);
      const row = free === -1 ? rowEnds.length : free;
      rowEnds[row] = left + width;
      const key = slotKey(keysIn(task, mobilization, slot));
      return { key, slot, left, width, row, missing: missingAt(mobilization, slot), of: mobilization.id };
    });
  const mobilizations = task.mobilizations.map(({ id }) =>
    around(
      id,
      slots.filter(({ of }) => of === id),
    ),
  );
  return { slots, mobilizations, rows: rowEnds.length };
}

/** The room that holds all these slots. */
function around(key: string, slots: readonly LaidOutSlot[]): LaidOutMobilization {
  const left = Math.min(...slots.map((slot) => slot.left));
  const row = Math.min(...slots.map((slot) => slot.row));
  const right = Math.max(...slots.map((slot) => slot.left + slot.width));
  const last = Math.max(...slots.map((slot) => slot.row));
  return { key, left, width: right - left, row, rows: last - row + 1 };
}

/** Nine marks from start to end of the window; the day is given where it changes. */
export function marksOf(window: Period): { left: number; time: string; day?: string }[] {
  let known: string | undefined;
  return Array.from({ length: INTERVALS + 1 }, (_, rank) => {
    const at = new Date(window.start.getTime() + (rank * lengthOf(window)) / INTERVALS);
    const day = formatDay(at);
    const isNew = day !== known;
    known = day;
    return { left: (100 * rank) / INTERVALS, time: formatTime(at), ...(isNew && { day }) };
  });
}
