import { lea, sampleOf } from "@coulisses/shared-auth/testing";
import { type ManagedSwap, swapSchema } from "@coulisses/shared-domain/contract/assignment/swaps";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";

/** Léa's request for a Friday slot. */
export const aSwap = (taskId: number, name: string, more: Partial<ManagedSwap> = {}): ManagedSwap =>
  sampleOf(swapSchema, {
    id: `00000000-0000-4000-8000-${String(taskId).padStart(12, "0")}`,
    status: "OPEN",
    taskId,
    name,
    start: fridayAt(18),
    end: fridayAt(20),
    reason: "Je suis malade",
    requester: lea,
    invited: 3,
    declined: 1,
    ...more,
  });
