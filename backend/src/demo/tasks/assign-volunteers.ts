import { type FestivalTask, READY_TO_ASSIGN } from "@coulisses/shared-domain/festival-task/festival-task";
import { EVERYONE } from "@coulisses/shared-domain/people/team";
import { overlaps, type Period } from "@coulisses/shared-domain/time/period";
import type { Availability } from "../people/availabilities";
import type { DemoPerson } from "../people/people";
import type { Random } from "../random";
import { identityOf } from "./fill-task";

/** The share of demands that are filled; the rest are the usual holes. */
const FILLED = 0.62;
/** Hours after which a person gets no more slots. */
const MOST_HOURS = 14;

type Page = { person: DemoPerson; free: Period[]; busy: Period[]; hours: number };
type Slot = Extract<
  FestivalTask,
  { status: typeof READY_TO_ASSIGN }
>["mobilizations"][number]["assignments"][number];

/**
 * Assigns available and free members of the demanded teams to the slots of tasks in assignment, people with
 * the fewest hours first. A slot in six stays empty.
 */
export function assignVolunteers(
  random: Random,
  tasks: readonly FestivalTask[],
  { people, availabilities }: { people: readonly DemoPerson[]; availabilities: readonly Availability[] },
): FestivalTask[] {
  const pages = openPages(tasks, people, availabilities);
  const staffed = (slot: Slot, teams: readonly { team: string; count: number }[]): Slot => {
    const period = { start: new Date(slot.start), end: new Date(slot.end) };
    if (random.happens(1 / 6)) return slot;
    const found = teams.flatMap(({ team, count }) => {
      const wanted = Array.from({ length: count }, () => random.happens(FILLED)).filter(Boolean).length;
      return take(pages, team, period, wanted).map((person) => ({ ...identityOf(person), as: team }));
    });
    const assignees = [...slot.assignees, ...found].sort((one, other) => one.id - other.id);
    return { ...slot, assignees };
  };
  return tasks.map((ft) =>
    ft.status === READY_TO_ASSIGN
      ? {
          ...ft,
          mobilizations: ft.mobilizations.map((mobilization) => ({
            ...mobilization,
            assignments: mobilization.assignments.map((slot) => staffed(slot, mobilization.teams)),
          })),
        }
      : ft,
  );
}

/** Takes people who can come, and notes them as busy. */
function take(pages: readonly Page[], team: string, period: Period, wanted: number): DemoPerson[] {
  const hours = (period.end.getTime() - period.start.getTime()) / 3_600_000;
  const chosen = pages
    .filter(
      ({ person, free, busy, hours: already }) =>
        person.teams.includes(team) &&
        already + hours <= MOST_HOURS &&
        free.some(({ start, end }) => start <= period.start && end >= period.end) &&
        !busy.some((one) => overlaps(one, period)),
    )
    .sort((one, other) => one.hours - other.hours || one.person.id - other.person.id)
    .slice(0, wanted);
  for (const page of chosen) {
    page.busy.push(period);
    page.hours += hours;
  }
  return chosen.map(({ person }) => person);
}

function openPages(
  tasks: readonly FestivalTask[],
  people: readonly DemoPerson[],
  availabilities: readonly Availability[],
): Page[] {
  const pages = people
    .filter(({ teams }) => teams.includes(EVERYONE))
    .map((person): Page => ({ person, free: [], busy: [], hours: 0 }));
  const pageOf = new Map(pages.map((page) => [page.person.id, page]));
  for (const { userId, ...period } of availabilities) pageOf.get(userId)?.free.push(period);
  for (const { mobilizations } of tasks) {
    for (const { start, end, volunteers } of mobilizations) {
      const period = { start: new Date(start), end: new Date(end) };
      for (const { id } of volunteers) pageOf.get(id)?.busy.push(period);
    }
  }
  return pages;
}
