import type { Random } from "@coulisses/shared-domain/proposal/random";
import { hoursWith } from "@coulisses/shared-domain/proposal/value";
import { type Chooser, stopsWithin } from "./chooser";
import type { Instance, Schedule } from "./instance";
import type { Roster } from "./roster";

/** The places of one chain that may change hands, and the chains in a row that end nowhere before all is left. */
const LONGEST = 60;
/** The share of open places above which windows gain more in the same time, as the bench measures. */
const NEARLY_FULL = 0.03;
/** The people who are asked for one place: those of a large festival are too many to ask all. */
const ASKED = 15;
/** The gain of the place that a person has to take, above any other. */
const FORCED = 1e6;
/** The weight that a place gains each time that it can't be filled without taking another one away. */
const HARDER = 1;

type Means = { roster: Roster; choose: Chooser; random: Random };

/** A person who takes a place, and the places that they leave for it. */
type Taking = { rank: number; schedule: Schedule; left: readonly number[]; weight: number };

/**
 * Fills open places by chains: a person takes the place and leaves those that it excludes, other people take these,
 * and so on. A place that was hard to fill is left less readily (ejection chains with weights, as for vehicle routes:
 * Nagata and Bräysy 2009). A chain that is worth less as a whole is taken back.
 *
 * Returns the function that follows chains until so many lead nowhere or `mayGoOn` refuses.
 */
export function createChains(instance: Instance, { roster, choose, random }: Means) {
  const { model } = instance;
  const { people, rows } = model;
  const most = NEARLY_FULL * rows.reduce((sum, { capacity }) => sum + capacity, 0);
  const isOpen = (row: number) => (roster.open[row] ?? 0) > 0;
  const ofRow = new Float64Array(rows.length).fill(Infinity);
  /** Friends count when a chain is judged as a whole. */
  const none = new Float64Array(model.slots.length);
  const weights = new Float64Array(rows.length).fill(1);
  const ableAt = rows.map((): number[] => []);
  for (const [rank, person] of people.entries()) for (const row of person.rows) ableAt[row]?.push(rank);

  /** The best that a person can keep of their schedule when they take this place. */
  function takingOf(rank: number, row: number): Taking | undefined {
    const person = people[rank];
    const before = roster.schedules[rank] ?? [];
    if (person === undefined || before.includes(row)) return undefined;
    for (const own of before) ofRow[own] = -(weights[own] ?? 1) * FORCED;
    ofRow[row] = -FORCED * FORCED;
    const { schedule } = choose(rank, {
      ofRow,
      hours: Float64Array.from(hoursWith(person, before, model)),
      company: none,
      stops: stopsWithin(instance, rank, ofRow),
    });
    for (const own of before) ofRow[own] = Infinity;
    ofRow[row] = Infinity;
    if (!schedule.includes(row)) return undefined;
    const kept = new Set(schedule);
    const left = before.filter((own) => !kept.has(own));
    return { rank, schedule, left, weight: left.reduce((sum, own) => sum + (weights[own] ?? 1), 0) };
  }

  function bestTaking(row: number, last: number): Taking | undefined {
    const able = (ableAt[row] ?? []).filter((rank) => rank !== last);
    random.shuffle(able);
    let best: Taking | undefined;
    for (const rank of able.slice(0, ASKED)) {
      const taking = takingOf(rank, row);
      if (taking === undefined || (best !== undefined && taking.weight >= best.weight)) continue;
      best = taking;
      if (taking.left.length === 0) break;
    }
    return best;
  }

  /** Returns true when it ends with a gain. */
  function follow(first: number): boolean {
    const before = new Map<number, Schedule>();
    const pool = [first];
    let last = -1;
    for (let length = 0; length < LONGEST && pool.length > 0; length += 1) {
      const row = pool.pop() ?? first;
      const taking = bestTaking(row, last);
      if (taking === undefined) break;
      if (taking.left.length > 0) weights[row] = (weights[row] ?? 1) + HARDER;
      const { rank, schedule, left } = taking;
      if (!before.has(rank)) before.set(rank, roster.schedules[rank] ?? []);
      roster.set(rank, schedule);
      pool.push(...left);
      last = rank;
    }
    const touched = [...before.keys()];
    const after = touched.map((rank) => roster.schedules[rank] ?? []);
    const value = roster.valueAround(touched);
    for (const rank of touched) roster.set(rank, []);
    for (const [rank, schedule] of before) roster.set(rank, schedule);
    if (value <= roster.valueAround(touched)) return false;
    for (const rank of touched) roster.set(rank, []);
    for (const [at, rank] of touched.entries()) roster.set(rank, after[at] ?? []);
    return true;
  }

  return (failuresInARow: number, mayGoOn: () => boolean): void => {
    let failures = 0;
    while (failures < failuresInARow) {
      const open = rows.flatMap((_, row) => (isOpen(row) && ableAt[row]?.length ? [row] : []));
      const places = open.reduce((sum, row) => sum + (roster.open[row] ?? 0), 0);
      if (places === 0 || places > most) return;
      random.shuffle(open);
      // A chain may have filled another of them meanwhile.
      for (const row of open) {
        if (!isOpen(row)) continue;
        if (!mayGoOn() || failures >= failuresInARow) return;
        if (follow(row)) failures = 0;
        else failures += 1;
      }
    }
  };
}
