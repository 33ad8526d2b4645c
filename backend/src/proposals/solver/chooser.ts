import { KINDS } from "@coulisses/shared-domain/proposal/model";
import { nextHourWorth, shareWorth } from "@coulisses/shared-domain/proposal/worth";
import type { Instance, Schedule } from "./instance";
import { createScheduler } from "./schedule";

/** The prices that a person chooses by. */
export type Prices = {
  /** The price of a place at each row: Infinity where there is none. */
  ofRow: Float64Array;
  /**
   * The person's expected hours: all, then each kind. Beyond the fair share, further hours are worth less.
   */
  hours: Float64Array;
  /** The worth of friends' company at each slot; when absent, friends count wherever they might meet. */
  company?: Float64Array;
  /** The stops of their route with an available place; when absent, all. */
  stops?: Uint8Array;
};

/** The stops of a person's route with an available place at these prices. */
export function stopsWithin({ model, routes }: Instance, rank: number, ofRow: Float64Array): Uint8Array {
  const { rows = [], rowStarts = [] } = model.people[rank] ?? {};
  const { stops = 0, from = [] } = routes[rank] ?? {};
  return Uint8Array.from({ length: stops }, (_, stop) => {
    for (
      let entry = rowStarts[from[stop] ?? 0] ?? 0;
      entry < (rowStarts[from[stop + 1] ?? 0] ?? 0);
      entry += 1
    ) {
      if ((ofRow[rows[entry] ?? 0] ?? Infinity) < Infinity) return 1;
    }
    return 0;
  });
}

/** A person's best schedule at these prices; no other choice exceeds the gain. */
export type Choice = { schedule: Schedule; gain: number };

export type Chooser = (person: number, prices: Prices) => Choice;

/** Makes the function that finds each person's choice at given prices. */
export function createChooser(instance: Instance): Chooser {
  const { model, routes, layouts, worth, hours, kind, mayMeet, perPlace } = instance;
  const { people, shareWeights, wishes } = model;
  const scheduler = createScheduler();
  let gains = new Float64Array(256);
  let rowOfStop = new Int32Array(256);
  const slopes = new Float64Array(KINDS);

  return (rank, { ofRow, hours: around, company, stops }) => {
    const person = people[rank];
    const route = routes[rank];
    const layout = layouts[rank];
    const meets = mayMeet[rank];
    if (!person || !route || !layout || !meets) return { schedule: [], gain: 0 };
    if (gains.length < route.stops) {
      gains = new Float64Array(route.stops * 2);
      rowOfStop = new Int32Array(route.stops * 2);
    }
    let constant = 0;
    for (const [one, weight] of shareWeights.entries()) {
      const at = around[one] ?? 0;
      const share = person.shares.just[one] ?? 0;
      const slope = nextHourWorth(at, share, weight);
      slopes[one] = slope;
      constant += shareWorth(at, share, weight) + slope * ((person.shares.fixed[one] ?? 0) - at);
    }
    const all = slopes[0] ?? 0;
    const each = perPlace[rank] ?? 0;
    const { staying } = person;
    for (let stop = 0; stop < route.stops; stop += 1) {
      let bestGain = -Infinity;
      let bestRow = -1;
      const isOpen = stops === undefined || stops[stop] === 1;
      for (let at = route.from[stop] ?? 0; isOpen && at < (route.from[stop + 1] ?? 0); at += 1) {
        const slot = person.slots[at] ?? 0;
        const friend = company === undefined ? (meets[at] ?? 0) * wishes.friend : (company[slot] ?? 0);
        const base =
          (worth[slot] ?? 0) +
          each +
          (hours[slot] ?? 0) * (all + (slopes[1 + (kind[slot] ?? 0)] ?? 0)) +
          friend;
        for (let entry = person.rowStarts[at] ?? 0; entry < (person.rowStarts[at + 1] ?? 0); entry += 1) {
          const row = person.rows[entry] ?? 0;
          const gain = base - (ofRow[row] ?? 0) + (staying.size === 0 ? 0 : (staying.get(row) ?? 0));
          if (gain > bestGain) {
            bestGain = gain;
            bestRow = row;
          }
        }
      }
      gains[stop] = bestGain;
      rowOfStop[stop] = bestRow;
    }
    const gain = scheduler.best(route, gains, layout) + constant;
    return { schedule: scheduler.chosen.map((stop) => rowOfStop[stop] ?? 0), gain };
  };
}
