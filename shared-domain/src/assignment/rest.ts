import { displayName } from "../people/display-name";
import type { UserIdentity } from "../people/user";
import { ofHours } from "../time/duration";
import { addDays, parisDay, parisInstant } from "../time/paris";
import { byStartThenEnd, mergeAll, overlaps, type Period } from "../time/period";

/** What the festival asks of nobody; what is absent is not limited. */
export type RestRules = {
  /** Hours between two stretches of work that do not touch. */
  minimumRest?: number;
  /** Hours of work without a pause. */
  hoursInARow?: number;
  /** Hours of work from 6 in the morning to 6 the next morning. */
  hoursPerDay?: number;
  /** Nights with work between midnight and 6, one after another. */
  nightsInARow?: number;
};

/** For everybody, and instead of it for the members of a team; the first of their teams counts. */
export type RestConfiguration = { everybody: RestRules; teams: (RestRules & { team: string })[] };

/** The key of the configuration that holds them; nothing is limited while nobody has set it. */
export const REST_RULES_KEY = "restRules";

/** The hour of Paris at which a day of the festival, and its night, ends. */
const MORNING = 6;

/** The rules for a member of these teams (codes). */
export function restRulesFor(
  configuration: RestConfiguration | undefined,
  teams: readonly string[],
): RestRules {
  return configuration?.teams.find(({ team }) => teams.includes(team)) ?? configuration?.everybody ?? {};
}

/**
 * Why a slot would not leave this person the rest that the festival wants, a French reason each; empty when it would.
 * `others` are their other slots.
 */
export function restProblems(
  slot: Period,
  { others, rules, person }: { others: readonly Period[]; rules: RestRules; person: UserIdentity },
): string[] {
  const { minimumRest, hoursInARow, hoursPerDay, nightsInARow } = rules;
  const name = displayName(person);
  const stretches = mergeAll([...others, slot]).sort(byStartThenEnd);
  const own = stretches.findIndex((one) => overlaps(one, slot));
  const stretch = stretches[own];
  if (stretch === undefined) return [];
  const reasons: string[] = [];
  if (hoursInARow !== undefined && lengthOf(stretch) > ofHours(hoursInARow)) {
    reasons.push(`${name} travaillerait plus de ${hours(hoursInARow)} d'affilée`);
  }
  if (minimumRest !== undefined) {
    const rests = [restBetween(stretches[own - 1], stretch), restBetween(stretch, stretches[own + 1])];
    if (rests.some((rest) => rest < ofHours(minimumRest))) {
      reasons.push(`${name} aurait moins de ${hours(minimumRest)} de repos entre deux créneaux`);
    }
  }
  if (
    hoursPerDay !== undefined &&
    daysOf(slot).some((day) => workIn(day, stretches) > ofHours(hoursPerDay))
  ) {
    reasons.push(`${name} travaillerait plus de ${hours(hoursPerDay)} dans la journée`);
  }
  if (nightsInARow !== undefined && nightsAround(slot, stretches) > nightsInARow) {
    const nights = nightsInARow === 1 ? "d'une nuit" : `de ${nightsInARow} nuits`;
    reasons.push(`${name} travaillerait plus ${nights} d'affilée`);
  }
  return reasons;
}

const hours = (count: number) => `${String(count).replace(".", ",")} h`;
const lengthOf = ({ start, end }: Period) => end.getTime() - start.getTime();

const restBetween = (before: Period | undefined, after: Period | undefined) =>
  before === undefined || after === undefined ? Infinity : after.start.getTime() - before.end.getTime();

const mornings = new Map<string, Date>();

/** Kept: a list of slots asks for the same few days thousands of times, and reading a zone is slow. */
function morningOf(day: string): Date {
  const known = mornings.get(day) ?? parisInstant(day, MORNING);
  if (mornings.size > 1_000) mornings.clear();
  mornings.set(day, known);
  return known;
}

/** From 6 in the morning to 6 the next morning: 23 or 25 hours when the clocks change. */
const festivalDay = (day: string): Period => ({ start: morningOf(day), end: morningOf(addDays(day, 1)) });

/** From midnight to the morning of this day. */
const nightOf = (day: string): Period => ({ start: parisInstant(day), end: morningOf(day) });

/** The days of the festival on which the slot lies. */
function daysOf(slot: Period): Period[] {
  const days: Period[] = [];
  for (
    let day = addDays(parisDay(slot.start), -1);
    festivalDay(day).start < slot.end;
    day = addDays(day, 1)
  ) {
    if (overlaps(festivalDay(day), slot)) days.push(festivalDay(day));
  }
  return days;
}

/** Milliseconds. */
function workIn(day: Period, stretches: readonly Period[]): number {
  return stretches
    .filter((stretch) => overlaps(stretch, day))
    .map(
      ({ start, end }) =>
        Math.min(end.getTime(), day.end.getTime()) - Math.max(start.getTime(), day.start.getTime()),
    )
    .reduce((sum, part) => sum + part, 0);
}

/** How many nights with work follow each other around those of the slot; none when it is not at night. */
function nightsAround(slot: Period, stretches: readonly Period[]): number {
  const isWorked = (day: string) => stretches.some((stretch) => overlaps(stretch, nightOf(day)));
  let longest = 0;
  for (let day = parisDay(slot.start); parisInstant(day) < slot.end; day = addDays(day, 1)) {
    if (!overlaps(slot, nightOf(day))) continue;
    let [first, last] = [day, day];
    while (isWorked(addDays(first, -1))) first = addDays(first, -1);
    while (isWorked(addDays(last, 1))) last = addDays(last, 1);
    let count = 1;
    for (let one = first; one !== last; one = addDays(one, 1)) count += 1;
    longest = Math.max(longest, count);
  }
  return longest;
}
