import { gearRecap, gearRecapDetails } from "./gear-recap";
import { activity, at, borrow, purchase, state, table, tape, task } from "./testing/festival";

/** Always the same numbers, as good as drawn. */
function dice(seed: number) {
  let value = seed;
  return (sides: number) => {
    value = (value * 16_807) % 2_147_483_647;
    return value % sides;
  };
}

/** A day of sheets whose hours are quarters. */
function drawnFestival(seed: number) {
  const roll = dice(seed);
  const hours = () => {
    const start = roll(80) / 4;
    return [start, start + (1 + roll(16)) / 4] as const;
  };
  const several = <Item>(most: number, draw: () => Item) => Array.from({ length: roll(most) }, draw);
  return state({
    inventory: several(3, () => roll(20)),
    activities: several(5, () => activity(1 + roll(9), ...several(4, hours))),
    tasks: several(5, () => task(1 + roll(9), ...several(4, hours))),
    borrows: several(4, () => borrow(1 + roll(9), hours())),
    purchases: several(4, () => purchase(1 + roll(9), hours()[0])),
  });
}

describe("The discrepancy of a gear and its steps", () => {
  it.each([table, tape])("agree quarter of an hour by quarter of an hour: $name", (gear) => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const festival = drawnFestival(seed);
      const { details } = gearRecapDetails(gear, festival, { start: at(0), end: at(24) });
      const left = details.map(({ stock, inquiry }) => stock - inquiry);
      const inventory = details[0]?.inventory ?? 0;
      const [recap] = gearRecap([gear], festival);
      expect({ seed, lowest: recap?.stockDiscrepancy }).toEqual({
        seed,
        lowest: Math.min(inventory, ...left),
      });
    }
  });
});
