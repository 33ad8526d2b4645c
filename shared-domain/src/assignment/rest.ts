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

/** How each rule is called, and the most that it can be set to. */
export const restLimits: Record<keyof RestRules, { label: string; most: number }> = {
  minimumRest: { label: "Repos entre deux créneaux", most: 48 },
  hoursInARow: { label: "Heures d'affilée", most: 48 },
  hoursPerDay: { label: "Heures par jour", most: 24 },
  nightsInARow: { label: "Nuits d'affilée", most: 31 },
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

/** A day of Paris: its night (from midnight to the morning), from its morning to the next one, and its neighbours. */
type KnownDay = { night: Period; fromMorning: Period; previous: string; next: string };

const knownDays = new Map<string, KnownDay>();

/** From 6 in the morning to 6 the next morning is 23 or 25 hours when the clocks change. */
function dayOf(day: string): KnownDay {
  // Kept: a list of slots asks for the same few days thousands of times, and reading a zone is slow.
  const known = knownDays.get(day);
  if (known) return known;
  const next = addDays(day, 1);
  const morning = parisInstant(day, MORNING);
  const read = {
    ...{ previous: addDays(day, -1), next },
    night: { start: parisInstant(day), end: morning },
    fromMorning: { start: morning, end: parisInstant(next, MORNING) },
  };
  if (knownDays.size > 1_000) knownDays.clear();
  knownDays.set(day, read);
  return read;
}

/** The days of the festival on which the slot lies. */
function daysOf(slot: Period): Period[] {
  const days: Period[] = [];
  let day = dayOf(dayOf(parisDay(slot.start)).previous);
  for (; day.fromMorning.start < slot.end; day = dayOf(day.next)) {
    if (overlaps(day.fromMorning, slot)) days.push(day.fromMorning);
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
  const isWorked = ({ night }: KnownDay) => stretches.some((stretch) => overlaps(stretch, night));
  let longest = 0;
  for (let day = dayOf(parisDay(slot.start)); day.night.start < slot.end; day = dayOf(day.next)) {
    if (!overlaps(slot, day.night)) continue;
    let count = 1;
    for (let one = dayOf(day.previous); isWorked(one); one = dayOf(one.previous)) count += 1;
    for (let one = dayOf(day.next); isWorked(one); one = dayOf(one.next)) count += 1;
    longest = Math.max(longest, count);
  }
  return longest;
}
