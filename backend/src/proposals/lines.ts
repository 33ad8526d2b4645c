import type { ProposalLine } from "@coulisses/shared-domain/contract/assignment/proposals";
import { groupedBy } from "@coulisses/shared-domain/proposal/outcome";
import type { ProblemPresence, ProblemSlot, Span } from "@coulisses/shared-domain/proposal/problem";
import { slotIdentifier, slotKey } from "@coulisses/shared-domain/assignment/slot";
import type { LineKind } from "@coulisses/shared-domain/proposal/proposal";
import type { SlotsBefore } from "@coulisses/shared-domain/proposal/settle";
import { asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import { proposalLines } from "../database/schema/proposals";

/** A stored line, with the slot, person and team as the rules need them. */
export type Line = {
  rank: number;
  kind: LineKind;
  taskId: number;
  mobilizationId: string;
  assignmentId: string;
  userId: number;
  team: string;
  reason: string;
  acceptanceId: string | null;
  slotKey: string;
  personId: number;
  as: string;
};

/** All lines of a proposal, in their order. */
export async function readLines(db: Queryable, proposalId: string): Promise<Line[]> {
  const rows = await db
    .select()
    .from(proposalLines)
    .where(eq(proposalLines.proposalId, proposalId))
    .orderBy(asc(proposalLines.rank));
  return rows.map(({ rank, kind, userId, teamCode, reason, acceptanceId, ...slot }) => ({
    ...slotIdentifier(slot),
    rank,
    kind,
    userId,
    team: teamCode,
    reason,
    acceptanceId,
    slotKey: slotKey(slot),
    personId: userId,
    as: teamCode,
  }));
}

/** The bounds of a proposal's slots when it was computed, by key: a slot may be deleted, its line stays. */
export async function readSpans(db: Queryable, proposalId: string): Promise<Map<string, Span>> {
  const result = await db.execute(
    sql`select problem -> 'slots' as slots from proposals where id = ${proposalId}`,
  );
  const slots = rowsOf<{ slots: ProblemSlot[] | null }>(result)[0]?.slots ?? [];
  return new Map(slots.map(({ key, span }) => [key, span]));
}

/** Everyone's assignments when it was computed. */
export async function readSlotsBefore(db: Queryable, proposalId: string): Promise<SlotsBefore> {
  const result = await db.execute(
    sql`select problem -> 'today' as today from proposals where id = ${proposalId}`,
  );
  const today = rowsOf<{ today: ProblemPresence[] | null }>(result)[0]?.today ?? [];
  const groups = groupedBy(today, ({ personId }) => personId);
  return new Map([...groups].map(([id, own]) => [id, new Set(own.map((one) => one.slotKey))]));
}

/** A line as the API answers it. */
export function writtenLine(
  { rank, kind, userId, team, reason, slotKey: key, ...slot }: Line,
  spans: ReadonlyMap<string, Span>,
): Omit<ProposalLine, "acceptanceId" | "obstacle"> {
  const [start, end] = (spans.get(key) ?? [0, 0]).map((instant) => new Date(instant).toISOString());
  return {
    ...slotIdentifier(slot),
    rank,
    kind,
    userId,
    team,
    reason,
    start: start ?? "",
    end: end ?? "",
  };
}
