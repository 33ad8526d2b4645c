/** Random draws from a seed: the same seed gives the same draws. */
export type Random = {
  /** In [0, 1[. */
  chance(): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** True this often, 0 to 1. */
  happens(probability: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** So many different items, in random order; all of them when there are fewer. */
  some<T>(from: readonly T[], count: number): T[];
};

/** The mulberry32 generator. */
export function seeded(seed: number): Random {
  let state = seed;

  function chance(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const between = (least: number, most: number) => least + Math.floor(chance() * (most - least + 1));

  return {
    chance,
    between,
    happens: (probability) => chance() < probability,
    pick: (from) => from[Math.floor(chance() * from.length)] ?? from[0],
    some(from, count) {
      const left = [...from];
      const drawn: typeof left = [];
      while (drawn.length < count && left.length > 0) {
        drawn.push(...left.splice(Math.floor(chance() * left.length), 1));
      }
      return drawn;
    },
  };
}

const HEX = 16;

/** An id such as `randomUUID` makes, drawn. */
export function uuidFrom({ between }: Random): string {
  const digits = (count: number) =>
    Array.from({ length: count }, () => between(0, HEX - 1).toString(HEX)).join("");
  return `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`;
}
