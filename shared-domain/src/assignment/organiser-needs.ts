import { badInput } from "../festival-error";
import { splitEvery, subtractPeriod } from "../time/cut-period";
import { createPeriod, overlaps, type Period } from "../time/period";

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
  const assigned = counter(quarters, start);
  const available = counter(quarters, start);
  for (const { availabilities, busy } of people) {
    assigned.add(busy);
    const free = busy.reduce<Period[]>(
      (pieces, taken) => pieces.flatMap((piece) => subtractPeriod(piece, taken)),
      [...availabilities],
    );
    available.add(free);
  }
  return quarters.map((quarter, rank) => {
    const then = requests.filter((request) => overlaps(request, quarter));
    const tasks = new Map<number, OrganiserNeed["tasks"][number]>();
    for (const { task, count } of then.filter((one) => one.count > 0)) {
      tasks.set(task.id, { ...task, count: (tasks.get(task.id)?.count ?? 0) + count });
    }
    return {
      ...quarter,
      requestedVolunteers: then.reduce((sum, { count, named }) => sum + count + named.length, 0),
      assignedVolunteers: assigned.at(rank),
      availableVolunteers: available.at(rank),
      tasks: [...tasks.values()],
    };
  });
}

/** Counts, for each quarter, the people of whom some period overlaps it: each once, whatever their periods. */
function counter(quarters: readonly Period[], start: Date) {
  const counts = new Int32Array(quarters.length);
  return {
    at: (rank: number) => counts[rank] ?? 0,
    add(periods: readonly Period[]) {
      const seen = new Set<number>();
      for (const period of periods) {
        const first = Math.max(0, Math.floor((period.start.getTime() - start.getTime()) / QUARTER));
        const last = Math.ceil((period.end.getTime() - start.getTime()) / QUARTER);
        for (let rank = first; rank < Math.min(last, quarters.length); rank++) seen.add(rank);
      }
      for (const rank of seen) counts[rank] = (counts[rank] ?? 0) + 1;
    },
  };
}
