import { refused } from "../festival-error";
import type { UserIdentity } from "../people/user";
import type { CallBlock } from "./blocks";

/** A period in milliseconds since the epoch. */
export type Span = readonly [start: number, end: number];

/** A call that a person received for a block, in milliseconds. */
export type PastCall = { start: number; isDeclined: boolean };

/** A volunteer as the board counts them. */
export type Callable = UserIdentity & {
  charisma: number;
  /** Their availabilities. */
  given: readonly Span[];
  /** When they are assigned, named by a task, or on a break. */
  busy: readonly Span[];
  calls: readonly PastCall[];
};

/** Places of ready tasks that nobody has yet. */
export type EmptyPlaces = { span: Span; count: number };

/** A block with its figures, in people. */
export type CalledBlock = CallBlock & {
  /** Empty places at the worst moment of the block. */
  needed: number;
  /** Available for the whole block, and busy nowhere. */
  free: number;
  /** Lacking even if all who are free came. */
  missing: number;
  /** Called for it; some of them have answered. */
  called: number;
  accepted: number;
  declined: number;
};

/** A volunteer who may be called for some blocks. */
export type PersonToCall = UserIdentity & {
  charisma: number;
  /** The ranks of those blocks. */
  askable: number[];
};

/** The blocks to come, and the people who may be called for them. */
export type CallBoard = { blocks: CalledBlock[]; people: PersonToCall[] };

type Facts = {
  /** By time, without overlaps. */
  blocks: readonly CallBlock[];
  empty: readonly EmptyPlaces[];
  people: readonly Callable[];
};

/**
 * AC-3, AC-4: the figures of each block, and for each person the blocks for which they may be called: those at
 * which they gave nothing, are not busy, and for which they were never called.
 */
export function callBoard({ blocks, empty, people }: Facts): CallBoard {
  const counted = blocks.map((block) => {
    const span: Span = [block.start.getTime(), block.end.getTime()];
    const figures = { needed: mostAtOnce(span, empty), free: 0, called: 0, accepted: 0, declined: 0 };
    return { block, span, figures };
  });
  const toCall = people.map(({ given, busy, calls, ...person }): PersonToCall => {
    const called = new Map(calls.map(({ start, isDeclined }) => [start, isDeclined]));
    const askable: number[] = [];
    counted.forEach(({ span, figures }, rank) => {
      const isBusy = busy.some((one) => overlaps(one, span));
      const isGiven = given.some((one) => one[0] <= span[0] && one[1] >= span[1]);
      if (isGiven && !isBusy) figures.free += 1;
      const isDeclined = called.get(span[0]);
      if (isDeclined !== undefined) {
        figures.called += 1;
        if (isGiven) figures.accepted += 1;
        else if (isDeclined) figures.declined += 1;
      } else if (!isBusy && !given.some((one) => overlaps(one, span))) askable.push(rank);
    });
    return { ...person, askable };
  });
  return {
    blocks: counted.map(({ block, figures }) => ({
      ...block,
      ...figures,
      missing: Math.max(0, figures.needed - figures.free),
    })),
    people: toCall.filter(({ askable }) => askable.length > 0),
  };
}

/** The people to call for these blocks (ranks), each with the ranks of their own. */
export function peopleToCall<Person extends { askable: readonly number[] }>(
  people: readonly Person[],
  ranks: readonly number[],
): { person: Person; ranks: number[] }[] {
  const chosen = new Set(ranks);
  return people
    .map((person) => ({ person, ranks: person.askable.filter((rank) => chosen.has(rank)) }))
    .filter((one) => one.ranks.length > 0);
}

/** AC-4: throws `refused` when nobody is left to call for the chosen hours. */
export function checkAnybodyToCall(count: number): void {
  if (count === 0)
    throw refused(
      "Il n'y a plus personne à appeler à ces heures : chacun a déjà répondu, ou a déjà été appelé",
    );
}

const overlaps = (one: Span, other: Span) => one[0] < other[1] && one[1] > other[0];

/** The most empty places at one moment of the span. */
function mostAtOnce(span: Span, empty: readonly EmptyPlaces[]): number {
  const then = empty.filter((places) => overlaps(places.span, span));
  const moments = new Set(then.map((places) => Math.max(places.span[0], span[0])));
  return Math.max(
    0,
    ...[...moments].map((moment) =>
      then
        .filter((places) => places.span[0] <= moment && moment < places.span[1])
        .reduce((sum, { count }) => sum + count, 0),
    ),
  );
}
