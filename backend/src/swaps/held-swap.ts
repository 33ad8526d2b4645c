import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import { type Swap, swapNotFound } from "@coulisses/shared-domain/swap/swap";
import { and, eq, sql } from "drizzle-orm";
import { lockSlot } from "../assignments/check-assignments";
import type { Changes } from "../changes/change";
import type { Transaction } from "../database/database";
import { rowsOf } from "../database/driver";
import { slots } from "../database/schema/slots";
import { swapInvitations, swapRequests } from "../database/schema/swaps";

/** A request that nobody else changes until the transaction ends. */
export type HeldSwap = Swap & { id: string; assignment: SlotIdentifier; as: string | null };

/** Locks the slot before the request, in the order of taking people off slots. Throws `not-found`. */
export async function holdSwap(tx: Transaction, id: string): Promise<HeldSwap> {
  const { taskId, mobilizationId, assignmentId } = swapRequests;
  const isThis = eq(swapRequests.id, id);
  const [assignment] = await tx
    .select({ taskId, mobilizationId, assignmentId })
    .from(swapRequests)
    .where(isThis);
  if (assignment === undefined) throw swapNotFound();
  await lockSlot(tx, assignment);
  const [held] = await tx
    .select({ request: swapRequests, start: slots.startAt })
    .from(swapRequests)
    .innerJoin(
      slots,
      and(eq(slots.taskId, taskId), eq(slots.mobilizationId, mobilizationId), eq(slots.id, assignmentId)),
    )
    .where(isThis)
    .for("update", { of: swapRequests });
  if (held === undefined) throw swapNotFound();
  const { status, requesterId, takerId } = held.request;
  const as = await teamOf(tx, assignment, requesterId);
  return { id, assignment, status, requesterId, takerId, start: held.start, as };
}

/**
 * Code of the team that the volunteer comes to the slot for; null when they are named by the sheet or not
 * there.
 */
async function teamOf(tx: Transaction, slot: SlotIdentifier, userId: number): Promise<string | null> {
  const found = await tx.execute(sql`select team_code as team from assignees where task_id = ${slot.taskId}
    and mobilization_id = ${slot.mobilizationId} and assignment_id = ${slot.assignmentId} and user_id = ${userId}`);
  return rowsOf<{ team: string | null }>(found)[0]?.team ?? null;
}

/** Tells the managers, and all people concerned by the request; `by` is absent when nobody acted. */
export async function stateSwap(
  tx: Transaction,
  changes: Changes,
  { event, by, id, requesterId }: { event: string; by?: number; id: string; requesterId: number },
): Promise<void> {
  const tags = [{ type: "Swap" as const, id }, { type: "Swap" as const }];
  const invited = await tx
    .select({ id: swapInvitations.userId })
    .from(swapInvitations)
    .where(eq(swapInvitations.requestId, id));
  const change = { event, tags, ...(by !== undefined && { by }) };
  changes.state(change);
  changes.state(change, { users: [requesterId, ...invited.map((person) => person.id)] });
}
