import { type FestivalTask, READY_TO_ASSIGN } from "@coulisses/shared-domain/festival-task/festival-task";
import { EVERYONE } from "@coulisses/shared-domain/people/team";
import { ofHours } from "@coulisses/shared-domain/time/duration";
import { parisHour } from "@coulisses/shared-domain/time/paris";
import { createPeriod, mergeAll, overlaps, type Period } from "@coulisses/shared-domain/time/period";
import { demoEmail } from "../accounts";
import type { Cast } from "../cast";
import type { Availability } from "../people/availabilities";
import type { DemoPerson } from "../people/people";
import { identityOf } from "./fill-task";
import { type Around, readyTask } from "./ready-task";
import type { TaskIdea } from "./task-ideas";
import type { DemoTask } from "./tasks";

/** Hours of a slot: the third one goes on when the demo begins. */
const SPLIT = 4;
const SLOTS = 14;
/** The number of people of each slot; later slots lack some. */
const WANTED = 5;
const FULL_SLOTS = 3;

const idea: TaskIdea = {
  title: "Garde du matériel livré",
  category: "STATIQUE",
  moments: [[0, 0, SPLIT]],
  splits: [SPLIT],
  teams: [EVERYONE],
  instructions: ["Rester près des conteneurs, noter chaque livraison, ne laisser entrer que les orgas."],
};

/**
 * The addresses of the accounts that come to it: a volunteer in charge's first, then a volunteer's; other
 * people follow.
 */
const accounts = ["confiance", "soft"].map(demoEmail);

type Guard = { task: DemoTask; availabilities: Availability[] };

/**
 * A task of these days, long before the festival, so that check-in works as soon as the demo begins: with
 * past, running and coming slots. Its people have availabilities for it besides those for the festival.
 */
export function buildGuard(cast: Cast, { id, activities, availabilities }: Around): Guard {
  const hour = Math.floor(cast.now.getTime() / ofHours(1)) * ofHours(1);
  const begin = hour - ofHours(2 * SPLIT + 1);
  const window = { start: new Date(begin), end: new Date(begin + ofHours(SLOTS * SPLIT)) };
  const guards = guardsDuring(cast, window, availabilities);
  const { sheet, snapshots } = readyTask(
    cast,
    { id, activities, availabilities },
    { idea, window, volunteers: guards.slice(0, 1).map(identityOf), wanted: WANTED },
  );
  const staffed = withGuards(sheet, guards);
  return { task: { sheet: staffed, snapshots }, availabilities: availabilitiesOf(staffed) };
}

/** Members without availabilities on these days, the accounts among them first. */
function guardsDuring(
  { random, people }: Cast,
  window: Period,
  availabilities: readonly Availability[],
): DemoPerson[] {
  const around = {
    start: new Date(window.start.getTime() - ofHours(2)),
    end: new Date(window.end.getTime() + ofHours(2)),
  };
  const busy = new Set(availabilities.filter((one) => overlaps(one, around)).map(({ userId }) => userId));
  const free = people.filter(({ id, teams }) => teams.includes(EVERYONE) && !busy.has(id));
  const known = free.filter(({ email }) => accounts.includes(email));
  const others = free.filter(({ teams }) => teams.includes("soft")).filter((one) => !known.includes(one));
  return [...known, ...random.some(others, WANTED * (SLOTS / 2))];
}

/** Each person comes to a slot and to the one at the other half of the time, more than a day later. */
function withGuards(ft: FestivalTask, guards: readonly DemoPerson[]): FestivalTask {
  if (ft.status !== READY_TO_ASSIGN) throw new Error("The guard of the demo is not ready");
  const half = SLOTS / 2;
  const assigneesOf = (rank: number) => {
    // The accounts, which come first, belong to the running slot.
    const from = ((rank + half - 2) % half) * WANTED;
    const count = rank < FULL_SLOTS ? WANTED : WANTED - 1 - (rank % 3);
    return guards
      .slice(from, from + count)
      .map((person) => ({ ...identityOf(person), as: EVERYONE }))
      .sort((one, other) => one.id - other.id);
  };
  return {
    ...ft,
    mobilizations: ft.mobilizations.map((mobilization) => ({
      ...mobilization,
      assignments: mobilization.assignments.map((slot, rank) => ({ ...slot, assignees: assigneesOf(rank) })),
    })),
  };
}

/** Their availabilities: two hours at a time, as the page takes them. */
function availabilitiesOf(ft: FestivalTask): Availability[] {
  const byPerson = new Map<number, Period[]>();
  for (const { assignees, ...slot } of ft.status === READY_TO_ASSIGN
    ? ft.mobilizations.flatMap(({ assignments }) => assignments)
    : []) {
    const { start, end } = createPeriod(slot);
    const wide = {
      start: new Date(start.getTime() - ofHours(parisHour(start) % 2)),
      end: new Date(end.getTime() + ofHours(parisHour(end) % 2)),
    };
    for (const { id } of assignees) byPerson.set(id, [...(byPerson.get(id) ?? []), wide]);
  }
  return [...byPerson].flatMap(([userId, periods]) =>
    mergeAll(periods).map((period) => ({ userId, ...period })),
  );
}
