import { displayName } from "../people/display-name";
import type { UserIdentity } from "../people/user";
import { ofHours } from "../time/duration";
import { addDays, parisDay, parisInstant } from "../time/paris";
import type { Period } from "../time/period";

/** Rest rules; an absent limit does not apply. */
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

/** The label of each rule, and the highest value it can be set to. */
export const restLimits: Record<keyof RestRules, { label: string; most: number }> = {
  minimumRest: { label: "Repos entre deux créneaux", most: 48 },
  hoursInARow: { label: "Heures d'affilée", most: 48 },
  hoursPerDay: { label: "Heures par jour", most: 24 },
  nightsInARow: { label: "Nuits d'affilée", most: 31 },
};

/**
 * The rules for everybody, and those for members of a team instead; of a person's teams, the first one listed
 * here counts.
 */
export type RestConfiguration = { everybody: RestRules; teams: (RestRules & { team: string })[] };

/** The configuration key of the rest rules; without it nothing is limited. */
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
 * The French reasons why a slot would break the rest rules for this person; empty when it would not. `others`
 * are their other slots.
 */
export function restProblems(
  slot: Period,
  { person, ...asked }: { others: readonly Period[]; rules: RestRules; person: UserIdentity },
): string[] {
  return restReasons(slot, asked).map((reason) => `${displayName(person)} ${reason}`);
}

/** The same without the name: « travaillerait plus de 8 h d'affilée ». */
export function restReasons(
  slot: Period,
  { others, rules }: { others: readonly Period[]; rules: RestRules },
): string[] {
  const { minimumRest, hoursInARow, hoursPerDay, nightsInARow } = rules;
  const asked = spanOf(slot);
  const stretches = stretchesOf([...others.map(spanOf), asked]);
  const own = stretches.findIndex((one) => meets(one, asked));
  const stretch = stretches[own];
  if (stretch === undefined) return [];
  const reasons: string[] = [];
  if (hoursInARow !== undefined && stretch.end - stretch.start > ofHours(hoursInARow)) {
    reasons.push(`travaillerait plus de ${hours(hoursInARow)} d'affilée`);
  }
  if (minimumRest !== undefined) {
    const rests = [restBetween(stretches[own - 1], stretch), restBetween(stretch, stretches[own + 1])];
    if (rests.some((rest) => rest < ofHours(minimumRest))) {
      reasons.push(`aurait moins de ${hours(minimumRest)} de repos entre deux créneaux`);
    }
  }
  if (
    hoursPerDay !== undefined &&
    daysOf(asked).some((day) => workIn(day, stretches) > ofHours(hoursPerDay))
  ) {
    reasons.push(`travaillerait plus de ${hours(hoursPerDay)} dans la journée`);
  }
  if (nightsInARow !== undefined && nightsAround(asked, stretches) > nightsInARow) {
    const nights = nightsInARow === 1 ? "d'une nuit" : `de ${nightsInARow} nuits`;
    reasons.push(`travaillerait plus ${nights} d'affilée`);
  }
  return reasons;
}

/**
 * A period in milliseconds since the epoch: assignment lists compare thousands, and comparing dates is slow.
 */
type Span = { start: number; end: number };

const spanOf = ({ start, end }: Period): Span => ({ start: start.getTime(), end: end.getTime() });
const meets = (one: Span, other: Span) => one.start < other.end && one.end > other.start;
const hours = (count: number) => `${String(count).replace(".", ",")} h`;

/** Merges overlapping and touching spans; sorted. */
function stretchesOf(spans: Span[]): Span[] {
  const stretches: Span[] = [];
  for (const { start, end } of spans.sort((one, other) => one.start - other.start)) {
    const last = stretches.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else stretches.push({ start, end });
  }
  return stretches;
}

const restBetween = (before: Span | undefined, after: Span | undefined) =>
  before === undefined || after === undefined ? Infinity : after.start - before.end;

/** A day of Paris: its night (midnight to 6), its work day (6 to 6), and the days before and after. */
type KnownDay = { night: Span; fromMorning: Span; previous: string; next: string };

const knownDays = new Map<string, KnownDay>();

/** From 6 in the morning to 6 the next morning is 23 or 25 hours when the clocks change. */
function dayOf(day: string): KnownDay {
  // Kept in memory: a list of slots asks for the same few days thousands of times, and reading a time zone is
  // slow.
  const known = knownDays.get(day);
  if (known) return known;
  const next = addDays(day, 1);
  const morning = parisInstant(day, MORNING);
  const read = {
    previous: addDays(day, -1),
    next,
    night: spanOf({ start: parisInstant(day), end: morning }),
    fromMorning: spanOf({ start: morning, end: parisInstant(next, MORNING) }),
  };
  if (knownDays.size > 1_000) knownDays.clear();
  knownDays.set(day, read);
  return read;
}

const dayAt = (instant: number): KnownDay => dayOf(parisDay(new Date(instant)));

/** The days of the festival on which the slot lies. */
function daysOf(slot: Span): Span[] {
  const days: Span[] = [];
  let day = dayOf(dayAt(slot.start).previous);
  for (; day.fromMorning.start < slot.end; day = dayOf(day.next)) {
    if (meets(day.fromMorning, slot)) days.push(day.fromMorning);
  }
  return days;
}

/** Milliseconds. */
function workIn(day: Span, stretches: readonly Span[]): number {
  let work = 0;
  for (const stretch of stretches) {
    if (meets(stretch, day)) work += Math.min(stretch.end, day.end) - Math.max(stretch.start, day.start);
  }
  return work;
}

/** The number of consecutive nights with work around those of the slot; 0 when the slot is not at night. */
function nightsAround(slot: Span, stretches: readonly Span[]): number {
  const isWorked = ({ night }: KnownDay) => stretches.some((stretch) => meets(stretch, night));
  let longest = 0;
  for (let day = dayAt(slot.start); day.night.start < slot.end; day = dayOf(day.next)) {
    if (!meets(slot, day.night)) continue;
    let count = 1;
    for (let one = dayOf(day.previous); isWorked(one); one = dayOf(one.previous)) count += 1;
    for (let one = dayOf(day.next); isWorked(one); one = dayOf(one.next)) count += 1;
    longest = Math.max(longest, count);
  }
  return longest;
}
