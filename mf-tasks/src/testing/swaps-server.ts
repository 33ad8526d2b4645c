import { festivalServer, keptRows, keptState, lea, sampleOf, theo } from "@coulisses/shared-auth/testing";
import {
  type ManagedSwap,
  swapSchema,
  type UnderstaffedSlot,
} from "@coulisses/shared-domain/contract/assignment/swaps";
import { swapNotFound } from "@coulisses/shared-domain/swap/swap";
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

/** Swap requests and understaffed slots, in memory. */
export function swapsServer() {
  const swaps = keptRows<ManagedSwap>({ notFound: swapNotFound });
  const kept = keptState(() => ({ understaffed: [] as UnderstaffedSlot[] }));
  const decide =
    (status: "APPROVED" | "REFUSED") =>
    ({ id, body: { answer = null } }: { id: string; body: { answer?: string | null } }) =>
      swaps.change(id, { status, answer, decidedBy: theo, decidedAt: fridayAt(0) });
  const festival = festivalServer({
    swap: {
      list: swaps.all,
      listUnderstaffed: () => kept.understaffed,
      approve: decide("APPROVED"),
      refuse: decide("REFUSED"),
    },
  });
  return { ...festival, kept, has: swaps.has, change: swaps.change };
}
