import type { Random } from "@coulisses/shared-domain/proposal/random";
import { hoursWith, scheduleValue } from "@coulisses/shared-domain/proposal/value";
import type { Highs } from "highs";
import { type Chooser, type Prices, stopsWithin } from "./chooser";
import type { Instance, Schedule } from "./instance";
import { type Column, createPacking, type Packing } from "./packing";
import type { Roster } from "./roster";
import { createWindows, groupFor } from "./window";

/**
 * The shares of the prices of the first choices, and the number of rounds at prices that follow from the
 * choices.
 */
const SHARES = [1, 0.95, 0.9, 0.8] as const;
const ROUNDS = 8;
/** A choice counts when it is worth at least so many points more than its places cost. */
const LEAST_GAIN = 0.1;
/** The price of a place that a person keeps, above any worth. */
const KEPT = -1e6;

/** A person who chooses anew: the kept places, the prices, and the present worth of their schedule. */
type Member = Omit<Required<Prices>, "ofRow"> & {
  rank: number;
  before: Schedule;
  kept: Schedule;
  value: number;
};

/** The tools of the improvement. */
type Means = { roster: Roster; choose: Chooser; highs: Highs; random: Random };

/**
 * One attempt to improve a roster: many people choose anew for a few hours, all together, and keep their
 * places at all other times. Possible schedules are found at prices that follow from a linear program over
 * those found so far (column generation). Rounding, and a small integer program for the remaining people,
 * give each of them one schedule. A result worth less than before is taken back.
 */
export function createImprovement(instance: Instance, { roster, choose, highs, random }: Means) {
  const { model } = instance;
  const { people, rows } = model;
  const ofRow = new Float64Array(rows.length).fill(Infinity);
  const nextWindow = createWindows(instance, random);

  function memberOf(rank: number, before: Schedule, within: ReadonlySet<number>): Member {
    const kept = before.filter((row) => !within.has(row));
    const person = people[rank];
    for (const row of [...within, ...kept]) ofRow[row] = 0;
    const stops = stopsWithin(instance, rank, ofRow);
    for (const row of [...within, ...kept]) ofRow[row] = Infinity;
    const company = roster.companyWorth(rank);
    return {
      rank,
      before,
      kept,
      hours: Float64Array.from(person ? hoursWith(person, before, model) : []),
      company,
      stops,
      value: worthOf(instance, rank, before, company),
    };
  }

  const columnOf = ({ rank, company, value }: Member, member: number, schedule: Schedule): Column => ({
    member,
    schedule,
    value: worthOf(instance, rank, schedule, company) - value,
  });

  /** The choice of each member at these prices. */
  function choicesAt(
    members: readonly Member[],
    places: ReadonlyMap<number, number>,
    price: (row: number) => number,
  ) {
    for (const row of places.keys()) ofRow[row] = price(row);
    const choices = members.map((member, rank) => {
      const { kept, hours, company, stops } = member;
      for (const row of kept) ofRow[row] = KEPT;
      const { schedule } = choose(member.rank, { ofRow, hours, company, stops });
      for (const row of kept) ofRow[row] = Infinity;
      return columnOf(member, rank, schedule);
    });
    for (const row of places.keys()) ofRow[row] = Infinity;
    return choices;
  }

  function bestOf(
    members: readonly Member[],
    places: ReadonlyMap<number, number>,
    prices: Float64Array,
  ): Column[] {
    const packing = createPacking(highs, members.length, places);
    packing.add(members.map(({ before }, member) => ({ member, schedule: before, value: 0 })));
    packing.add(members.map((member, rank) => columnOf(member, rank, member.kept)));
    for (const share of SHARES) packing.add(choicesAt(members, places, (row) => share * (prices[row] ?? 0)));
    generateColumns(packing, (price) => choicesAt(members, places, price));
    return packing.best();
  }

  return (prices: Float64Array): void => {
    const within = nextWindow();
    const group = groupFor(within, model.people, random);
    if (group.length === 0) return;
    const value = roster.valueAround(group);
    const before = group.map((rank) => roster.schedules[rank] ?? []);
    for (const rank of group)
      roster.set(rank, roster.schedules[rank]?.filter((row) => !within.has(row)) ?? []);
    const members = group.map((rank, member) => memberOf(rank, before[member] ?? [], within));
    const open = [...within]
      .map((row) => [row, roster.open[row] ?? 0] as const)
      .filter(([, places]) => places > 0);
    const chosen = bestOf(members, new Map(open), prices);
    for (const { member, schedule } of chosen) roster.set(group[member] ?? 0, schedule);
    const fits = chosen.length === group.length && open.every(([row]) => (roster.open[row] ?? 0) >= 0);
    if (fits && roster.valueAround(group) >= value) return;
    for (const rank of group) roster.set(rank, []);
    for (const member of members) roster.set(member.rank, member.before);
  };
}

/** The worth of a schedule for a person, and of its company for them and their friends. */
function worthOf({ model, slotOfRow }: Instance, rank: number, schedule: Schedule, company: Float64Array) {
  const person = model.people[rank];
  const own = person ? scheduleValue(person, schedule, model) : 0;
  return schedule.reduce((sum, row) => sum + (company[slotOfRow[row] ?? 0] ?? 0), own);
}

/** Adds choices at prices that follow from those so far, until no new one is worth more than it costs. */
function generateColumns(packing: Packing, choicesAt: (price: (row: number) => number) => Column[]): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    const relaxed = packing.relax();
    const price = (row: number) => relaxed.prices.get(row) ?? 0;
    const better = choicesAt(price).filter(({ member, schedule, value }) => {
      const cost = schedule.reduce((sum, row) => sum + price(row), relaxed.gains[member] ?? 0);
      return value - cost > LEAST_GAIN;
    });
    if (packing.add(better) === 0) break;
  }
}
