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

/** What one person has promised and been given; only what overlaps the window is needed. */
export type Presence = { id: number; availabilities: readonly Period[]; busy: readonly Period[] };

/** A quarter of an hour of the festival; numbers are of people. */
export type OrganiserNeed = Period & {
  requestedVolunteers: number;
  assignedVolunteers: number;
  availableVolunteers: number;
  /** What asks for teams then, and for how many people. */
  tasks: { id: number; name: string; count: number }[];
};

/**
 * §9, decision 56: how many people each quarter of an hour asks for, has, and could still have. `busy` is where
 * somebody is assigned, or named by a task that is not ready; whoever is busy is not available.
 * Throws `bad-input` for a window that is none or longer than 31 days.
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

/** The quarters that a period overlaps: the first, and the one after the last. */
type Ranks = [from: number, to: number];

/** For each quarter, how many people are asked for, and by which tasks. */
function demandsOf(requests: readonly Request[], ranksOf: (period: Period) => Ranks, length: number) {
  const counts = new Int32Array(length);
  const tasks = Array.from({ length }, () => new Map<number, OrganiserNeed["tasks"][number]>());
  for (const { task, count, named, ...period } of requests) {
    const [from, to] = ranksOf(period);
    // The same object in each quarter: four days of them are thirty thousand.
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

/** Counts, for each quarter, the people of whom some stretch covers it: each once, whatever their stretches. */
function counter(length: number) {
  // Who comes at a quarter, less who leaves: one step a stretch, not one a quarter.
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
