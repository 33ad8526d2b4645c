import { hoursWith, friendsInSlot, scheduleValue } from "@coulisses/shared-domain/proposal/value";
import type { Chooser } from "./chooser";
import type { Instance, Schedule } from "./instance";

/** The rows that each person fills: always a proposal that keeps every rule. */
export type Roster = {
  schedules: Schedule[];
  /** Places still open at each row. */
  open: Int32Array;
  /** The people at a slot, fixed ones included. */
  company: (slot: number) => ReadonlySet<number> | undefined;
  /**
   * The worth of being at each slot with friends: for the person, and for friends without another friend
   * there.
   */
  companyWorth: (person: number) => Float64Array;
  set: (person: number, schedule: Schedule) => void;
  /** Gives a person their best schedule among the open places, each at a share of its price. */
  place: (person: number, prices: Float64Array, share: number) => void;
  /** Gives a person the best schedule within these rows. */
  placeWithin: (person: number, rows: ReadonlySet<number>) => void;
  /** The worth of these people's schedules, and of their company for their friends. */
  valueAround: (people: readonly number[]) => number;
};

export function createRoster(instance: Instance, choose: Chooser, usual: readonly Float64Array[]): Roster {
  const { model, capacity, slotOfRow, fixedPeople } = instance;
  const { people, rows, slots, wishes } = model;
  const schedules: Schedule[] = people.map(() => []);
  const values = Float64Array.from(people, (person) => scheduleValue(person, [], model));
  const open = capacity.slice();
  const there = slots.map((_, slot) => new Set(fixedPeople[slot]));
  const company = (slot: number) => there[slot];
  const costs = new Float64Array(rows.length);

  function set(rank: number, schedule: Schedule): void {
    const person = people[rank];
    if (!person) return;
    for (const row of schedules[rank] ?? []) {
      open[row] = (open[row] ?? 0) + 1;
      there[slotOfRow[row] ?? 0]?.delete(rank);
    }
    for (const row of schedule) {
      open[row] = (open[row] ?? 0) - 1;
      there[slotOfRow[row] ?? 0]?.add(rank);
    }
    schedules[rank] = schedule;
    values[rank] = scheduleValue(person, schedule, model);
  }

  function companyWorth(rank: number): Float64Array {
    const worth = new Float64Array(slots.length);
    const friends = people[rank]?.friends ?? [];
    for (const friend of friends) {
      for (const slot of people[friend]?.fixedSlots ?? []) worth[slot] = wishes.friend;
    }
    for (const friend of friends) {
      for (const row of schedules[friend] ?? []) {
        const slot = slotOfRow[row] ?? 0;
        if (worth[slot] === 0) worth[slot] = wishes.friend;
        const isAlone = people[friend]?.friends.every((other) => !there[slot]?.has(other)) ?? false;
        if (isAlone) worth[slot] = (worth[slot] ?? 0) + wishes.friend;
      }
    }
    return worth;
  }

  function placeAt(rank: number, cost: (row: number) => number): void {
    const person = people[rank];
    if (!person) return;
    const before = schedules[rank] ?? [];
    const around = before.length === 0 ? usual[rank] : Float64Array.from(hoursWith(person, before, model));
    if (around === undefined) return;
    set(rank, []);
    for (const row of person.rows) costs[row] = (open[row] ?? 0) > 0 ? cost(row) : Infinity;
    set(rank, choose(rank, { ofRow: costs, hours: around, company: companyWorth(rank) }).schedule);
  }

  return {
    schedules,
    open,
    company,
    companyWorth,
    set,
    place: (rank, prices, share) => {
      placeAt(rank, (row) => share * (prices[row] ?? 0));
    },
    placeWithin: (rank, within) => {
      placeAt(rank, (row) => (within.has(row) ? 0 : Infinity));
    },
    valueAround(ranks) {
      const near = new Set(ranks);
      let value = 0;
      for (const rank of ranks) {
        value += values[rank] ?? 0;
        for (const friend of people[rank]?.friends ?? []) near.add(friend);
      }
      if (wishes.friend === 0) return value;
      for (const rank of near) {
        value += wishes.friend * friendsInSlot(rank, schedules[rank] ?? [], { model, company });
      }
      return value;
    },
  };
}
