import type { TimelineActivity } from "@coulisses/shared-domain/contract/assignment/overviews";
import { matches } from "@coulisses/shared-domain/slug";
import { formatDay, formatTime } from "@coulisses/shared-domain/time/format";
import { createPeriod, type Period } from "@coulisses/shared-domain/time/period";

export type TimelineTask = TimelineActivity["tasks"][number];
export type TimelineSlot = TimelineTask["mobilizations"][number]["assignments"][number];

/** `left` and `width` in % of the window; slots that lie side by side in time stand in rows of their own. */
type LaidOutSlot = { key: string; slot: TimelineSlot; left: number; width: number; row: number };

const INTERVALS = 8;

/** Slots with keys that survive a reload: a period's key is its mobilization's id. */
const keyedSlots = ({ id, mobilizations }: TimelineTask) =>
  mobilizations.flatMap(({ start, end, assignments }) =>
    assignments.map((slot) => ({ slot, key: `${id} ${start} ${end} ${slot.start}` })),
  );

/** The slot of a key, with its task; undefined once it is gone. */
export function findSlot(activities: readonly TimelineActivity[], key: string | undefined) {
  return activities
    .flatMap(({ tasks }) => tasks)
    .flatMap((task) => keyedSlots(task).map((one) => ({ ...one, task })))
    .find((one) => one.key === key);
}

const lengthOf = ({ start, end }: Period) => end.getTime() - start.getTime();

/** Position of an instant in the window, in %. */
export const shareOf = (at: Date, window: Period): number =>
  (100 * (at.getTime() - window.start.getTime())) / lengthOf(window);

/** Activities of these teams (all for an empty list); an activity whose name matches keeps all its tasks. */
export function filterTimeline(
  activities: readonly TimelineActivity[],
  { search, teams }: { search: string; teams: readonly string[] },
): TimelineActivity[] {
  return activities
    .filter(({ activity: { team } }) => teams.length === 0 || (team !== null && teams.includes(team)))
    .map((one) =>
      matches(one.activity.name, search)
        ? one
        : { ...one, tasks: one.tasks.filter(({ name }) => matches(name, search)) },
    )
    .filter(({ tasks }) => tasks.length > 0);
}

/** Where the slots of a task stand; what is shorter than `least` % of the window is drawn that wide, to be pressed. */
export function layoutSlots(task: TimelineTask, window: Period, least: number): LaidOutSlot[] {
  const rowEnds: number[] = [];
  const slots = keyedSlots(task).sort((one, other) => one.slot.start.localeCompare(other.slot.start));
  return slots.map(({ slot, key }) => {
    const { start, end } = createPeriod(slot);
    const from = Math.min(100 - least, Math.max(0, shareOf(start, window)));
    const width = Math.max(least, Math.min(100, shareOf(end, window)) - from);
    const free = rowEnds.findIndex((rowEnd) => rowEnd <= from);
    const row = free === -1 ? rowEnds.length : free;
    rowEnds[row] = from + width;
    return { key, slot, left: from, width, row };
  });
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
