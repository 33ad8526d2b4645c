import { blocksToCome } from "@coulisses/shared-domain/availability-call/blocks";
import {
  type Callable,
  callBoard,
  type CallBoard,
  type EmptyPlaces,
} from "@coulisses/shared-domain/availability-call/board";
import type { CharismaPeriod } from "@coulisses/shared-domain/charisma/availability-charisma";
import type { AnsweredCallBoard } from "@coulisses/shared-domain/contract/planning/availability-calls";
import { createPeriod, toIsoPeriod } from "@coulisses/shared-domain/time/period";
import type { RunPrepared } from "../database/database";
import { boardQuery } from "./board-query";

type StoredCharisma = { charisma: number; start: string; end: string };
/** The start of the festival, null before it is set, and the charisma of its hours. */
export type StoredFestival = { festivalStart: string | null; charismaPeriods: StoredCharisma[] };
type Stored = StoredFestival & { empty: EmptyPlaces[]; people: Callable[] };

export const charismaPeriodsOf = (stored: readonly StoredCharisma[]): CharismaPeriod[] =>
  stored.map((period) => ({ ...createPeriod(period), charisma: period.charisma }));

/** The blocks to come with their figures, and the people who may be called. One query. */
export async function readBoard(runPrepared: RunPrepared, now: Date): Promise<CallBoard> {
  const [found] = await runPrepared<{ body: Stored }>(boardQuery, [now.toISOString()]);
  if (found === undefined || found.body.festivalStart === null) return { blocks: [], people: [] };
  const { festivalStart, charismaPeriods, empty, people } = found.body;
  const blocks = blocksToCome(festivalStart, now, charismaPeriodsOf(charismaPeriods));
  return callBoard({ blocks, empty, people });
}

export const writtenBoard = ({ blocks, people }: CallBoard): AnsweredCallBoard => ({
  blocks: blocks.map(({ start, end, ...figures }) => ({ ...toIsoPeriod({ start, end }), ...figures })),
  people,
});
