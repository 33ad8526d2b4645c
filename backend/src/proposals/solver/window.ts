import type { ModelPerson } from "@coulisses/shared-domain/proposal/model";
import type { Random } from "@coulisses/shared-domain/proposal/random";
import { ofHours } from "@coulisses/shared-domain/time/duration";
import type { Instance } from "./instance";

/** The most people who choose anew together, and the number of hours besides those of one slot. */
const MEMBERS = 150;
const HOURS = 4;
/** The most places that change hands together: a program of more takes minutes where all start at times of their own. */
const ROWS = 200;
/** The distance of consecutive windows, as a share of the festival, which spreads them evenly. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Makes the function that finds, one after the other, windows of a few hours: the rows within. */
export function createWindows({ model: { rows, slots }, slotOfRow }: Instance, random: Random) {
  let position = random.next();
  return (): Set<number> => {
    position = (position + GOLDEN) % 1;
    const { start = 0, end = 0 } = slots[slotOfRow[Math.floor(position * rows.length)] ?? 0] ?? {};
    const share = random.next();
    const from = start - share * ofHours(HOURS);
    const to = end + (1 - share) * ofHours(HOURS);
    const isWithin = slots.map((slot) => slot.start >= from && slot.end <= to);
    const within = rows.flatMap(({ slot }, row) => (isWithin[slot] ? [row] : []));
    if (within.length > ROWS) random.shuffle(within);
    return new Set(within.slice(0, ROWS));
  };
}

/**
 * The people who choose anew within a window. Of two friends one stays, so that it is known where the other
 * meets them.
 */
export function groupFor(
  within: ReadonlySet<number>,
  people: readonly ModelPerson[],
  random: Random,
): number[] {
  const able = people.flatMap((person, rank) => (person.rows.some((row) => within.has(row)) ? [rank] : []));
  random.shuffle(able);
  const group = new Set<number>();
  for (const rank of able) {
    if (group.size === MEMBERS) break;
    if (!people[rank]?.friends.some((friend) => group.has(friend))) group.add(rank);
  }
  return [...group];
}
