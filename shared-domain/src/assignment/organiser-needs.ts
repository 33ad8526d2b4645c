import { badInput } from "../festival-error";
import { splitEvery, subtractAll } from "../time/cut-period";
import { createPeriod, type Period } from "../time/period";

const QUARTER = 15 * 60_000;
const LONGEST = 31 * 24 * 3_600_000 + 3_600_000;

/** The `bad-input` message for a window that is too long. */
export const NEEDS_WINDOW_TOO_LONG = "La plage horaire dure 31 jours au plus";

/** A mobilization: how many people it asks for, by team and by name. */
export type Request = Period & {
  task: { id: number; name: string };
  count: number;
  named: readonly number[];
};

/** When a person is available and when they are busy; periods outside the window don't count. */
export type Presence = { id: number; availabilities: readonly Period[]; busy: readonly Period[] };

/** A quarter of an hour of the festival; numbers are of people. */
export type OrganiserNeed = Period & {
  requestedVolunteers: number;
  assignedVolunteers: number;
  availableVolunteers: number;
  /** The tasks that ask for people then, and how many each asks for. */
  tasks: { id: number; name: string; count: number }[];
};

/**
 * §9, decision 56: the number of people each quarter of an hour asks for, has, and could still have. A person
 * is `busy` where they are assigned, or named by a task that is not ready, and then not available. Throws
 * `bad-input` for a window without length or longer than 31 days.
 */
export function organiserNeeds(
  window: Period,
  { requests, people }: { requests: readonly Request[]; people: readonly Presence[] },
): OrganiserNeed[] {
  const { start, end } = createPeriod(window);
  if (end.getTime() - start.getTime() > LONGEST) throw badInput(NEEDS_WINDOW_TOO_LONG);
  const quarters = splitEvery({ start, end }, QUARTER);
  const ranksOf = (period: Period): Ranks => [
    Math.max(0, Math.floor((period.start.getTime() - start.getTime()) / QUARTER)),
    Math.min(quarters.length, Math.ceil((period.end.getTime() - start.getTime()) / QUARTER)),
  ];
  const assigned = counter(quarters.length);
  const available = counter(quarters.length);
  for (const { availabilities, busy } of people) {
    assigned.add(busy.map(ranksOf));
    available.add(subtractAll(availabilities, busy).map(ranksOf));
  }
  const wanted = demandsOf(requests, ranksOf, quarters.length);
  const [assignedAt, availableAt] = [assigned.totals(), available.totals()];
  return quarters.map((quarter, rank) => ({
    ...quarter,
    requestedVolunteers: wanted.counts[rank] ?? 0,
    assignedVolunteers: assignedAt[rank] ?? 0,
    availableVolunteers: availableAt[rank] ?? 0,
    tasks: [...(wanted.tasks[rank]?.values() ?? [])],
  }));
}

/** The quarters that a period overlaps: the index of the first, and of the one after the last. */
type Ranks = [from: number, to: number];

/** For each quarter, how many people are asked for, and by which tasks. */
function demandsOf(requests: readonly Request[], ranksOf: (period: Period) => Ranks, length: number) {
  const counts = new Int32Array(length);
  const tasks = Array.from({ length }, () => new Map<number, OrganiserNeed["tasks"][number]>());
  for (const { task, count, named, ...period } of requests) {
    const [from, to] = ranksOf(period);
    // One object for all quarters: four days of copies would be thirty thousand.
    const alone = { ...task, count };
    for (let rank = from; rank < to; rank++) {
      counts[rank] = (counts[rank] ?? 0) + count + named.length;
      const before = tasks[rank]?.get(task.id);
      if (count > 0) {
        tasks[rank]?.set(task.id, before ? { ...task, count: before.count + count } : alone);
      }
    }
  }
  return { counts, tasks };
}

/**
 * Counts, for each quarter, the people who have a stretch that covers it: each person once, even if their
 * stretches overlap.
 */
function counter(length: number) {
  // Arrivals less departures at each quarter: two steps a stretch instead of one a quarter.
  const changes = new Int32Array(length + 1);
  const change = (rank: number, by: number) => (changes[rank] = (changes[rank] ?? 0) + by);
  return {
    add(stretches: Ranks[]) {
      let covered = 0;
      for (const [from, to] of stretches.sort(([one], [other]) => one - other)) {
        const first = Math.max(from, covered);
        if (first >= to) continue;
        change(first, 1);
        change(to, -1);
        covered = to;
      }
    },
    totals() {
      let present = 0;
      return Array.from({ length }, (_, rank) => (present += changes[rank] ?? 0));
    },
  };
}
