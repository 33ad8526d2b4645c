import { and, eq } from "drizzle-orm";
import type { Changes } from "../changes/change";
import type { Transaction } from "../database/database";
import { swapInvitations, swapRequests } from "../database/schema/swaps";
import { openRequest } from "./decide-swap";

/** Removes a person who leaves the festival from swaps: their requests, invitations and offers. */
export async function leaveSwaps(tx: Transaction, changes: Changes, person: number): Promise<void> {
  const own = await tx.delete(swapRequests).where(eq(swapRequests.requesterId, person)).returning();
  const invitations = await tx.delete(swapInvitations).where(eq(swapInvitations.userId, person)).returning();
  await tx
    .update(swapRequests)
    .set(openRequest)
    .where(and(eq(swapRequests.takerId, person), eq(swapRequests.status, "TAKEN")));
  if (own.length + invitations.length > 0) changes.state({ event: "swaps-left", tags: [{ type: "Swap" }] });
}
