import { type Access, can } from "../access/access";
import { badInput, forbidden, refused } from "../festival-error";
import type { WindowForm } from "../festival-event/time-window";
import { subtractAll } from "../time/cut-period";
import { formatPeriod } from "../time/format";
import { lengthError, longestAvailability } from "../time/longest-period";
import { type Period, createPeriod, includes, mergeAll, overlaps } from "../time/period";
import { brokenRule, checkAvailabilities } from "./broken-rule";

type Stored = readonly WindowForm[];

/** The result of recording availabilities. */
type RecordedAvailabilities = {
  /** All of them, merged and sorted, to replace the stored ones. */
  availabilities: Period[];
  /** AV-11: true when time was added, which lifts a rejected application. */
  isNew: boolean;
};

/**
 * AV-6, AV-9 to AV-11: adds availabilities of a volunteer; recorded ones stay. Throws `bad-input` for a
 * period without length or too long, `refused` for broken availabilities (a line each) or too many of them.
 */
export function recordAvailabilities(previous: Stored, sent: Stored): RecordedAvailabilities {
  const recorded = merged(previous);
  const added = sent.map(toAvailability);
  const availabilities = mergeAll([...recorded, ...added]);
  checkNumber(availabilities);
  checkAvailabilities(availabilities);
  const isNew = added.some((period) => !recorded.some((one) => includes(one, period)));
  return { availabilities, isNew };
}

/** AV-12: replaces all availabilities, for those who assign. Throws like `recordAvailabilities`. */
export function replaceAvailabilities(sent: Stored): Period[] {
  const availabilities = mergeAll(sent.map(toAvailability));
  checkNumber(availabilities);
  checkAvailabilities(availabilities);
  return availabilities;
}

/**
 * Withdraws availabilities of a volunteer, unless they are assigned then. Throws `refused` with each time at
 * which they are, and like `recordAvailabilities` for the remaining ones.
 */
export function withdrawAvailabilities(previous: Stored, sent: Stored, placed: readonly Period[]): Period[] {
  const withdrawn = sent.map(toAvailability);
  const counted = mergeAll(placed.filter((slot) => withdrawn.some((period) => overlaps(period, slot))));
  if (counted.length > 0) {
    throw refused(
      counted.map((slot) => `On compte déjà sur toi ${formatPeriod(slot)} : demande un échange`).join("\n"),
    );
  }
  const availabilities = subtractAll(merged(previous), withdrawn);
  checkAvailabilities(availabilities);
  return availabilities;
}

/**
 * AV-15: checks that the volunteers' briefing is a valid availability. Throws `bad-input` for a period
 * without length, `refused` with the broken rule.
 */
export function toBriefing(form: WindowForm): Period {
  const briefing = createPeriod(form);
  const rule = brokenRule(briefing);
  if (rule !== undefined) throw refused(rule);
  return briefing;
}

/** AV-15: enrolled people are available for the briefing, if there is one. */
export function withBriefing(previous: Stored, briefing: WindowForm | undefined): Period[] {
  return recordAvailabilities(previous, briefing ? [briefing] : []).availabilities;
}

type Actor = Access & { id: number };

/** Throws `forbidden` for recording another person's availabilities. */
export function checkMayRecord(volunteerId: number, by: Pick<Actor, "id">): void {
  if (by.id !== volunteerId) {
    throw forbidden("Tu ne peux saisir que tes propres disponibilités");
  }
}

/** Throws `forbidden` for reading another person's availabilities without the permission to assign. */
export function checkMayRead(volunteerId: number, by: Actor): void {
  if (by.id !== volunteerId && !can(by, "affect-volunteer")) {
    throw forbidden("Tu ne peux voir que tes propres disponibilités");
  }
}

/** The most availabilities of one person, once merged: more pieces than a month has hours are a mistake. */
export const MOST_AVAILABILITIES = 500;

function checkNumber(availabilities: readonly Period[]): void {
  if (availabilities.length > MOST_AVAILABILITIES)
    throw refused(`${MOST_AVAILABILITIES} disponibilités au plus`);
}

function toAvailability(form: WindowForm): Period {
  const period = createPeriod(form);
  const error = lengthError(period, longestAvailability);
  if (error) throw badInput(error);
  return period;
}

const merged = (periods: Stored): Period[] => mergeAll(periods.map(createPeriod));
