import { randomUUID } from "node:crypto";
import type {
  AcceptanceForm,
  AcceptanceOutcome,
} from "@coulisses/shared-domain/contract/assignment/proposals";
import {
  acceptanceNotFound,
  acceptanceUndone,
  proposalNotReady,
} from "@coulisses/shared-domain/proposal/proposal";
import { chosenBy, inverted, selectAcceptableLines } from "@coulisses/shared-domain/proposal/settle";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import type { Changes } from "../changes/change";
import type { Transaction } from "../database/database";
import { proposalAcceptances, proposalLines } from "../database/schema/proposals";
import { type Line, readLines, readSlotsBefore, readSpans, writtenLine } from "./lines";
import { lockProposal } from "./proposals";
import { readNamed } from "./read-names";
import { lockAssignments, readAssignmentState } from "./standing";

/**
 * Applies, in one transaction, the lines that still can be under the rules of any assignment; the others are
 * returned with their reasons. Other assignments to these slots wait.
 */
export async function acceptLines(
  tx: Transaction,
  changes: Changes,
  { id, form, by }: { id: string; form: AcceptanceForm; by: number },
): Promise<AcceptanceOutcome> {
  if ((await lockProposal(tx, id)) !== "DONE") throw proposalNotReady();
  const wanted = chosenBy(form);
  const lines = (await readLines(tx, id)).filter((line) => line.acceptanceId === null && wanted(line));
  await lockAssignments(tx, lines);
  const { done, leftOut } = selectAcceptableLines(await readAssignmentState(tx, lines), lines);
  const acceptanceId = done.length === 0 ? null : randomUUID();
  if (acceptanceId !== null) {
    await tx.insert(proposalAcceptances).values({ id: acceptanceId, proposalId: id, acceptedBy: by });
    await apply(tx, done);
    await tx.execute(sql`update proposal_lines set acceptance_id = ${acceptanceId}::uuid
      where proposal_id = ${id} and rank in (select value::int
        from json_array_elements_text(${JSON.stringify(done.map(({ rank }) => rank))}::json))`);
    stateAcceptance(changes, { id, by, event: "proposal-accepted", lines: done });
  }
  return outcome(tx, id, { acceptanceId, done, leftOut });
}

/**
 * Removes the assignments that an acceptance added and restores those it removed, where that is still
 * possible.
 */
export async function undoAcceptance(
  tx: Transaction,
  changes: Changes,
  { id, acceptanceId, by }: { id: string; acceptanceId: string; by: number },
): Promise<AcceptanceOutcome> {
  await lockProposal(tx, id);
  const [acceptance] = await tx
    .select({ undoneAt: proposalAcceptances.undoneAt })
    .from(proposalAcceptances)
    .where(and(eq(proposalAcceptances.id, acceptanceId), eq(proposalAcceptances.proposalId, id)));
  if (acceptance === undefined) throw acceptanceNotFound();
  if (acceptance.undoneAt !== null) throw acceptanceUndone();
  const lines = (await readLines(tx, id)).filter((line) => line.acceptanceId === acceptanceId);
  await lockAssignments(tx, lines);
  const before = await readSlotsBefore(tx, id);
  const { done, leftOut } = selectAcceptableLines(
    await readAssignmentState(tx, lines),
    inverted(lines),
    before,
  );
  await apply(tx, done);
  await tx
    .update(proposalAcceptances)
    .set({ undoneAt: new Date() })
    .where(and(eq(proposalAcceptances.id, acceptanceId), isNull(proposalAcceptances.undoneAt)));
  await tx
    .update(proposalLines)
    .set({ acceptanceId: null })
    .where(eq(proposalLines.acceptanceId, acceptanceId));
  stateAcceptance(changes, { id, by, event: "proposal-acceptance-undone", lines: done });
  return outcome(tx, id, { acceptanceId, done, leftOut });
}

/** Two statements, for any number of lines. */
async function apply(tx: Transaction, lines: readonly Line[]): Promise<void> {
  const rows = (kind: Line["kind"]) => {
    const some = lines.filter((line) => line.kind === kind);
    return sql`json_to_recordset(${JSON.stringify(some)}::json) as line("taskId" int, "mobilizationId" text,
      "assignmentId" text, "userId" int, team text)`;
  };
  await tx.execute(sql`
    delete from assignees using ${rows("LOSS")}
    where task_id = line."taskId" and mobilization_id = line."mobilizationId"
      and assignment_id = line."assignmentId" and user_id = line."userId" and team_code = line.team`);
  await tx.execute(sql`
    insert into assignees (task_id, mobilization_id, assignment_id, user_id, team_code, start_at, end_at)
    select slot.task_id, slot.mobilization_id, slot.id, line."userId", line.team, slot.start_at, slot.end_at
    from ${rows("GAIN")} join assignments slot on slot.task_id = line."taskId"
      and slot.mobilization_id = line."mobilizationId" and slot.id = line."assignmentId"
    on conflict (task_id, mobilization_id, assignment_id, user_id) do update set team_code = excluded.team_code`);
}

type Settled = {
  acceptanceId: string | null;
  done: readonly Line[];
  leftOut: readonly { line: Line; reason: string }[];
};

async function outcome(
  tx: Transaction,
  id: string,
  { acceptanceId, done, leftOut }: Settled,
): Promise<AcceptanceOutcome> {
  const spans = await readSpans(tx, id);
  const named = await readNamed(tx, {
    userIds: leftOut.map(({ line }) => line.userId),
    taskIds: leftOut.map(({ line }) => line.taskId),
  });
  return {
    acceptanceId,
    ...named,
    done: done.length,
    leftOut: leftOut
      .map(({ line, reason }) => ({ ...writtenLine(line, spans), obstacle: reason }))
      .sort((one, other) => one.rank - other.rank),
  };
}

/** PostgreSQL refuses notifications of 8,000 bytes. */
const TAGS_PER_MESSAGE = 150;

/** States each task and each person once, for any number of lines about them. */
function stateAcceptance(
  changes: Changes,
  { id, by, event, lines }: { id: string; by: number; event: string; lines: readonly Line[] },
): void {
  const users = [...new Set(lines.map(({ userId }) => userId))];
  const taskIds = [...new Set(lines.map(({ taskId }) => taskId))];
  const tags: LiveTag[] = [
    { type: "Proposal" },
    { type: "Proposal", id },
    { type: "FestivalTask" },
    { type: "Planning" },
    ...taskIds.map((taskId) => ({ type: "FestivalTask" as const, id: taskId })),
    ...users.map((userId) => ({ type: "Planning" as const, id: userId })),
  ];
  for (let first = 0; first < tags.length; first += TAGS_PER_MESSAGE) {
    changes.state({ event, by, tags: tags.slice(first, first + TAGS_PER_MESSAGE) });
  }
  changes.state({ event, tags: [{ type: "Me" }] }, { users });
}
