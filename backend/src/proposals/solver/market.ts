import { KINDS } from "@coulisses/shared-domain/proposal/model";
import { hoursWith } from "@coulisses/shared-domain/proposal/value";
import { seededRandom } from "@coulisses/shared-domain/proposal/random";
import type { Chooser } from "./chooser";
import type { Instance, Schedule } from "./instance";

/** The first price of a place, as a share of its worth. */
const FIRST_PRICE = 0.95;
/** The step of the prices: points for each place too many or too few in a round over everybody. */
const FIRST_STEP = 20;
const SLOWER = 0.9;
/** The weight of the last choice in a person's expected hours. */
const FORGETTING = 0.08;

/**
 * The prices at which people would choose, each alone, schedules that fill the places without crowding them:
 * the multipliers of the demands. They choose one after another, and each choice moves the prices at once.
 */
export type Market = {
  /** The price of each row, averaged over the last round. */
  prices: Float64Array;
  /** The expected hours of each person. */
  hours: readonly Float64Array[];
  /** The last choice of each person. */
  schedules: readonly Schedule[];
  /** Lets everybody choose once; after the first round, those alone before whom it may go on. */
  round: (mayGoOn: () => boolean) => void;
  /** An upper bound of all proposals, from the present prices. */
  bound: () => number;
};

export function createMarket(instance: Instance, choose: Chooser, start?: Float64Array): Market {
  const { model, capacity } = instance;
  const { people, rows, seed } = model;
  const random = seededRandom(seed);
  const present =
    start?.slice() ?? Float64Array.from(rows, ({ slot }) => FIRST_PRICE * (instance.worth[slot] ?? 0));
  const prices = present.slice();
  const sum = new Float64Array(rows.length);
  const usage = new Int32Array(rows.length);
  const schedules: Schedule[] = people.map(() => []);
  const hours = people.map(({ shares }) =>
    Float64Array.from({ length: KINDS }, (_, kind) => shares.fixed[kind] ?? 0),
  );
  const order = people.map((_, rank) => rank);
  random.shuffle(order);
  let rounds = 0;
  let step = start === undefined ? FIRST_STEP : FIRST_STEP / 10;

  function chooseOnce(rank: number): void {
    const person = people[rank];
    const around = hours[rank];
    if (!person || !around) return;
    const { schedule } = choose(rank, { ofRow: present, hours: around });
    for (const row of schedules[rank] ?? []) usage[row] = (usage[row] ?? 0) - 1;
    for (const row of schedule) usage[row] = (usage[row] ?? 0) + 1;
    schedules[rank] = schedule;
    const share = Math.max(FORGETTING, 1 / rounds);
    for (const [kind, now] of hoursWith(person, schedule, model).entries()) {
      around[kind] = (around[kind] ?? 0) + share * (now - (around[kind] ?? 0));
    }
    const move = step / people.length;
    for (let row = 0; row < rows.length; row += 1) {
      const price = Math.max(0, (present[row] ?? 0) + move * ((usage[row] ?? 0) - (capacity[row] ?? 0)));
      present[row] = price;
      sum[row] = (sum[row] ?? 0) + price;
    }
  }

  return {
    prices,
    hours,
    schedules,
    round(mayGoOn) {
      rounds += 1;
      sum.fill(0);
      let chosen = 0;
      for (const rank of order) {
        if (rounds > 1 && !mayGoOn()) break;
        chooseOnce(rank);
        chosen += 1;
      }
      if (chosen === 0 && rounds > 1) return;
      for (let row = 0; row < rows.length; row += 1) prices[row] = (sum[row] ?? 0) / Math.max(1, chosen);
      step *= SLOWER;
    },
    bound() {
      let bound = 0;
      for (const [row, price] of prices.entries()) bound += price * (capacity[row] ?? 0);
      for (const [rank, around] of hours.entries())
        bound += choose(rank, { ofRow: prices, hours: around }).gain;
      return bound;
    },
  };
}
