import { FestivalError } from "@coulisses/shared-domain/festival-error";
import { swapOutcome } from "@coulisses/shared-domain/reminder/swap-reminders";
import { approveSwap, alreadyComes, refuseSwap, swapNotFound } from "@coulisses/shared-domain/swap/swap";
import { eq } from "drizzle-orm";
import { assignVolunteers, removeAssignee } from "../assignments/assign";
import { type Assigner, checkAssignments } from "../assignments/check-assignments";
import type { Changes } from "../changes/change";
import type { Transaction, WriteTransaction } from "../database/database";
import { swapRequests } from "../database/schema/swaps";
import type { Enqueue } from "../jobs/job-kinds";
import { enqueueReminders } from "../planning/reminders/send-reminders";
import { readSwapSlot } from "./ask-for-swap";
import { type HeldSwap, holdSwap, stateSwap } from "./held-swap";

/** An action on a request; `site` is the site's address. */
export type Gesture = {
  id: string;
  origin: Assigner;
  now: Date;
  changes: Changes;
  enqueue: Enqueue;
  site: string;
};
/** The manager's answer to those concerned. */
type Decision = { answer?: string };
type Approval = Decision & { takerId?: number };
type Taken = HeldSwap & { takerId: number };

/** The columns of an open request. */
export const openRequest = { status: "OPEN", takerId: null, takenAt: null } as const;

/**
 * SW-6: gives the place to the taker. When they can't come any more, the request is open again, and the
 * reason is returned.
 */
export async function approveByManager(
  tx: WriteTransaction,
  gesture: Gesture,
  { takerId, ...decision }: Approval,
): Promise<FestivalError | undefined> {
  const swap = await holdSwap(tx, gesture.id);
  const taken: Taken = { ...swap, takerId: approveSwap(swap, gesture.now, takerId) };
  try {
    await checkTaker(tx, taken, gesture.origin);
  } catch (error) {
    if (!(error instanceof FestivalError)) throw error;
    await tx.update(swapRequests).set(openRequest).where(eq(swapRequests.id, swap.id));
    await stateSwap(tx, gesture.changes, { event: "swap-reopened", by: gesture.origin.actorId, ...swap });
    return error;
  }
  await approve(tx, taken, gesture, { ...decision, decidedBy: gesture.origin.actorId });
  return undefined;
}

/** Refuses a taker as assigning them to the requester's place would; returns their id. */
export async function checkTaker(
  tx: WriteTransaction,
  { assignment, requesterId, takerId, as }: Taken,
  origin: Assigner,
): Promise<{ teams: readonly string[] }> {
  const volunteers = [{ id: takerId, as: as ?? "" }];
  const { places, slot } = await checkAssignments(
    tx,
    { assignment, volunteers, leaverId: requesterId },
    origin,
  );
  const [place] = places;
  if (place === undefined) throw swapNotFound();
  if (slot.assignees.some(({ id }) => id === takerId)) throw alreadyComes(place.volunteer);
  return place.volunteer;
}

/** Moves the place, and tells both of them; `decidedBy` is null when the swap rules decide. */
export async function approve(
  tx: WriteTransaction,
  swap: Taken,
  gesture: Gesture,
  { decidedBy, answer }: Decision & { decidedBy: number | null },
): Promise<void> {
  const { assignment, requesterId, takerId, as } = swap;
  const { changes, now, origin } = gesture;
  // First, as a pending request ends when its requester leaves the slot.
  await settle(tx, swap, { status: "APPROVED", decidedBy, decidedAt: now, answer });
  await removeAssignee(tx, changes, { ...assignment, assigneeId: requesterId }, origin.actorId);
  await assignVolunteers(tx, changes, { assignment, volunteers: [{ id: takerId, as: as ?? "" }] }, origin);
  await tell(tx, swap, gesture, { approved: true, answer });
  await stateSwap(tx, changes, { event: "swap-approved", by: origin.actorId, ...swap });
}

/** SW-7: refuses a request; the requester keeps the slot. */
export async function refuseByManager(
  tx: Transaction,
  gesture: Gesture,
  { answer }: Decision,
): Promise<void> {
  const { now, origin, changes, id } = gesture;
  const swap = await holdSwap(tx, id);
  refuseSwap(swap, now);
  await settle(tx, swap, { status: "REFUSED", decidedBy: origin.actorId, decidedAt: now, answer });
  await tell(tx, swap, gesture, { approved: false, answer });
  await stateSwap(tx, changes, { event: "swap-refused", by: origin.actorId, ...swap });
}

type Settlement = {
  status: "APPROVED" | "REFUSED";
  decidedBy: number | null;
  decidedAt: Date;
  answer: string | undefined;
};

async function settle(tx: Transaction, { id }: HeldSwap, { answer, ...settlement }: Settlement) {
  await tx
    .update(swapRequests)
    .set({ ...settlement, answer: wordOf(answer) })
    .where(eq(swapRequests.id, id));
}

const wordOf = (answer: string | undefined) => answer?.trim() || null;

type Outcome = { approved: boolean; answer: string | undefined };

async function tell(tx: Transaction, swap: HeldSwap, gesture: Gesture, outcome: Outcome): Promise<void> {
  const about = await outcomeOf(tx, swap, gesture, outcome);
  const requester = { ...swapOutcome({ ...about, to: "requester" }), volunteerId: swap.requesterId };
  await enqueueReminders(tx, gesture.enqueue, [requester]);
  await mailTaker(tx, swap, gesture, outcome);
}

/** Tells the taker, if there is one. */
export async function mailTaker(
  tx: Transaction,
  swap: HeldSwap,
  gesture: Gesture,
  outcome: Outcome,
): Promise<void> {
  if (swap.takerId === null) return;
  const about = await outcomeOf(tx, swap, gesture, outcome);
  const taker = { ...swapOutcome({ ...about, to: "taker" }), volunteerId: swap.takerId };
  await enqueueReminders(tx, gesture.enqueue, [taker]);
}

async function outcomeOf(
  tx: Transaction,
  { id, assignment }: HeldSwap,
  { site }: Gesture,
  { approved, answer }: Outcome,
) {
  return { id, slot: await readSwapSlot(tx, assignment), site, approved, answer: wordOf(answer) };
}
