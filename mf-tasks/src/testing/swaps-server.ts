import { festivalServer, keptRows } from "@coulisses/shared-auth/testing";
import type { ManagedSwap } from "@coulisses/shared-domain/contract/assignment/swaps";
import { swapNotFound } from "@coulisses/shared-domain/swap/swap";

/** Swap requests, in memory. */
export function swapsServer() {
  const swaps = keptRows<ManagedSwap>({ notFound: swapNotFound });
  const festival = festivalServer({
    swap: {
      list: swaps.all,
      listUnderstaffed: () => [],
      approve: ({ id }) => swaps.change(id, { status: "APPROVED" }),
      refuse: ({ id }) => swaps.change(id, { status: "REFUSED" }),
    },
  });
  return { ...festival, has: swaps.has, change: swaps.change };
}
