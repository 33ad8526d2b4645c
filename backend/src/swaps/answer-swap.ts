import {
  cancelSwap,
  statusAt,
  swapNotFound,
  takeSwap,
  withdrawFromSwap,
} from "@coulisses/shared-domain/swap/swap";
import { isAutomatic } from "@coulisses/shared-domain/swap/swap-rules";
import { and, eq } from "drizzle-orm";
import type { Transaction, WriteTransaction } from "../database/database";
import { swapInvitations, swapRequests } from "../database/schema/swaps";
import { approve, checkTaker, type Gesture, mailTaker, openRequest } from "./decide-swap";
import { holdSwap, stateSwap } from "./held-swap";
import { readSwapRules } from "./read-swaps";

/**
 * SW-3, SW-9: the first volunteer to accept takes the request; at once approved when the swap rules say so.
 */
export async function acceptSwap(tx: WriteTransaction, gesture: Gesture): Promise<void> {
  const { id, origin, now, changes } = gesture;
  const takerId = origin.actorId;
  const swap = await holdSwap(tx, id);
  await checkInvited(tx, id, takerId);
  takeSwap(swap, takerId, now);
  const taken = { ...swap, takerId };
  const { teams } = await checkTaker(tx, taken, origin);
  await tx.update(swapInvitations).set({ declinedAt: null }).where(isInvitation(id, takerId));
  await tx
    .update(swapRequests)
    .set({ status: "TAKEN", takerId, takenAt: now })
    .where(eq(swapRequests.id, id));
  const place = { start: swap.start, as: swap.as ?? "", takerTeams: teams };
  if (isAutomatic(place, await readSwapRules(tx), now)) {
    await approve(tx, taken, gesture, { decidedBy: null });
  } else {
    await stateSwap(tx, changes, { event: "swap-taken", by: takerId, ...swap });
  }
}

/** Withdraws the invitation of a person who declines. */
export async function declineSwap(tx: Transaction, { id, origin, now, changes }: Gesture): Promise<void> {
  const swap = await holdSwap(tx, id);
  await checkInvited(tx, id, origin.actorId);
  if (statusAt(swap, now) !== "OPEN") return;
  await tx.update(swapInvitations).set({ declinedAt: now }).where(isInvitation(id, origin.actorId));
  await stateSwap(tx, changes, { event: "swap-declined", by: origin.actorId, ...swap });
}

/** SW-4: the request is open again, but not for this person. */
export async function withdraw(tx: Transaction, { id, origin, now, changes }: Gesture): Promise<void> {
  const swap = await holdSwap(tx, id);
  await checkInvited(tx, id, origin.actorId);
  withdrawFromSwap(swap, origin.actorId, now);
  await tx.update(swapRequests).set(openRequest).where(eq(swapRequests.id, id));
  await tx.update(swapInvitations).set({ declinedAt: now }).where(isInvitation(id, origin.actorId));
  await stateSwap(tx, changes, { event: "swap-withdrawn", by: origin.actorId, ...swap });
}

/** SW-5: the taker, if any, is told. */
export async function cancel(tx: Transaction, gesture: Gesture): Promise<void> {
  const { id, origin, now, changes } = gesture;
  const swap = await holdSwap(tx, id);
  cancelSwap(swap, origin.actorId, now);
  await tx.update(swapRequests).set({ status: "CANCELLED", decidedAt: now }).where(eq(swapRequests.id, id));
  await mailTaker(tx, swap, gesture, { approved: false, answer: undefined });
  await stateSwap(tx, changes, { event: "swap-cancelled", by: origin.actorId, ...swap });
}

const isInvitation = (requestId: string, userId: number) =>
  and(eq(swapInvitations.requestId, requestId), eq(swapInvitations.userId, userId));

/** People who were not invited do not learn that the request exists. */
async function checkInvited(tx: Transaction, requestId: string, userId: number): Promise<void> {
  const found = await tx.select().from(swapInvitations).where(isInvitation(requestId, userId));
  if (found.length === 0) throw swapNotFound();
}
