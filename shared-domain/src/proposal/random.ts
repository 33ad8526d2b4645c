/** Numbers from 0 to 1 (1 excluded) from a seed: the same each time. */
export type Random = {
  next: () => number;
  /** From `low` to `high`, both included. */
  integer: (low: number, high: number) => number;
  pick: <T>(choices: readonly T[]) => T;
  chance: (share: number) => boolean;
  /** Shuffles a list in place. */
  shuffle: (list: unknown[]) => void;
};

/** Mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    integer,
    pick: (choices) => {
      const choice = choices[integer(0, choices.length - 1)];
      if (choice === undefined) throw new Error("There is nothing to pick from");
      return choice;
    },
    chance: (share) => next() < share,
    shuffle: (list) => {
      for (let last = list.length - 1; last > 0; last -= 1) {
        const other = integer(0, last);
        [list[last], list[other]] = [list[other], list[last]];
      }
    },
  };
}
