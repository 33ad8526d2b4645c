import { peopleToCall } from "@coulisses/shared-domain/availability-call/board";
import { callBlocksOf, callSteps } from "@coulisses/shared-domain/availability-call/blocks";
import type { AnsweredCallBoard } from "@coulisses/shared-domain/contract/planning/availability-calls";
import { formatSlot } from "@coulisses/shared-domain/time/format";
import { minutesWords } from "@coulisses/shared-domain/time/duration";
import type { AvailabilityStep } from "@coulisses/shared-domain/volunteer-availability/steps";

type Figures = Omit<AnsweredCallBoard["blocks"][number], "start" | "end">;
/** A block on screen: `rank` is its place in the board's list, `id` its start. */
export type Block = Figures & { id: string; rank: number; start: Date; end: Date };
/** A day from six to six: its blocks by row; undefined for one that has begun. */
export type BlockDay = { day: string; cells: readonly (Block | undefined)[] };
/** A step of the festival with the days that have blocks to come. */
export type BlockStep = Pick<AvailabilityStep, "name"> & { days: BlockDay[] };
/** A person to call for the chosen blocks. */
export type CalledPerson = AnsweredCallBoard["people"][number] & { hours: string };

export const blocksOf = ({ blocks }: AnsweredCallBoard): Block[] =>
  blocks.map(({ start, end, ...figures }, rank) => ({
    ...figures,
    id: start,
    rank,
    start: new Date(start),
    end: new Date(end),
  }));

/** The steps whose days have blocks to come. */
export function stepsOf(festivalStart: string, blocks: readonly Block[]): BlockStep[] {
  const byStart = new Map(blocks.map((block) => [block.id, block]));
  const dayOf = (day: string): BlockDay => ({
    day,
    cells: callBlocksOf(day).map(({ start }) => byStart.get(start.toISOString())),
  });
  return callSteps(festivalStart)
    .map(({ name, days }) => ({
      name,
      days: days.map(dayOf).filter(({ cells }) => cells.some((cell) => cell !== undefined)),
    }))
    .filter(({ days }) => days.length > 0);
}

/** The people to call for the chosen blocks, by name as they come, with how long each is asked for. */
export function calledPeople({ people }: AnsweredCallBoard, chosen: readonly Block[]): CalledPerson[] {
  const minutes = new Map(
    chosen.map(({ rank, start, end }) => [rank, (end.getTime() - start.getTime()) / 60_000]),
  );
  return peopleToCall(
    people,
    chosen.map(({ rank }) => rank),
  ).map(({ person, ranks }) => ({
    ...person,
    hours: minutesWords(ranks.reduce((sum, rank) => sum + (minutes.get(rank) ?? 0), 0)),
  }));
}

/** How much a block lacks, beside the others. */
export type Lack = "none" | "enough" | "some" | "most";

/** `most` from half of the worst block on. */
export function lackOf({ needed, missing }: Block, worst: number): Lack {
  if (needed === 0) return "none";
  if (missing === 0) return "enough";
  return missing * 2 >= worst ? "most" : "some";
}

export const worstOf = (blocks: readonly Block[]): number =>
  Math.max(0, ...blocks.map(({ missing }) => missing));

const count = (number: number, one: string, many: string) => `${number} ${number < 2 ? one : many}`;

/** `20 (3 oui, 2 non)`; the answers only where there are any. */
export function calledWords({ called, accepted, declined }: Block): string {
  const answers = [accepted > 0 && `${accepted} oui`, declined > 0 && `${declined} non`].filter(Boolean);
  return answers.length > 0 ? `${called} (${answers.join(", ")})` : String(called);
}

/** All that a block says, for those who hear it. */
export function blockWords(block: Block): string {
  const { needed, free, missing, charisma, called } = block;
  return [
    formatSlot(block),
    missing > 0 && `il manque ${count(missing, "personne", "personnes")}`,
    needed > 0 ? count(needed, "place à pourvoir", "places à pourvoir") : "rien à pourvoir",
    count(free, "disponible", "disponibles"),
    charisma > 0 && count(charisma, "point", "points"),
    called > 0 && `déjà ${count(called, "appelée", "appelées")}`,
  ]
    .filter(Boolean)
    .join(", ");
}

/** `1 personne`, `34 personnes` */
export const peopleWords = (number: number): string => count(number, "personne", "personnes");
