import { festivalServer } from "@coulisses/shared-auth/testing";
import type { ManagedSwap, UnderstaffedSlot } from "@coulisses/shared-domain/contract/assignment/swaps";
import { refused } from "@coulisses/shared-domain/festival-error";
import { swapNotFound } from "@coulisses/shared-domain/swap/swap";

/** An hour of Friday 14 May 2027, in Paris. */
export const fridayAt = (hour: number) =>
  new Date(Date.UTC(2027, 4, 14) + (hour - 2) * 3_600_000).toISOString();

const person = (id: number, firstname: string) => ({ id, firstname, lastname: "Martin", nickname: null });
export const [lea, theo] = [person(21, "Léa"), person(22, "Théo")];

/** Léa's request for a Friday slot. */
export const aSwap = (id: number, name: string, more: Partial<ManagedSwap> = {}): ManagedSwap => ({
  id: `00000000-0000-4000-8000-${String(id).padStart(12, "0")}`,
  ...{ status: "OPEN", taskId: id, mobilizationId: "1-2", assignmentId: "18-20" },
  ...{ start: fridayAt(18), end: fridayAt(20), name, place: "Scène", team: "benevole" },
  ...{ reason: "Je suis malade", requester: lea, taker: null, answer: null },
  ...{ createdAt: fridayAt(-24), takenAt: null, decidedAt: null, decidedBy: null, invited: 3, declined: 1 },
  ...more,
});

/** Swap requests and understaffed slots, in memory. */
export function swapsServer() {
  let swaps: ManagedSwap[] = [];
  let slots: UnderstaffedSlot[] = [];
  let refusal: string | undefined;
  const decide =
    (status: "APPROVED" | "REFUSED") =>
    ({ id, body }: { id: string; body: { answer?: string } }) => {
      const found = swaps.find((one) => one.id === id);
      if (!found) throw swapNotFound();
      const replace = (next: ManagedSwap) => {
        swaps = swaps.map((one) => (one.id === id ? next : one));
        return next;
      };
      if (refusal !== undefined) {
        replace({ ...found, status: "OPEN", taker: null });
        throw refused(refusal);
      }
      const answer = body.answer ?? null;
      return replace({ ...found, status, answer, decidedBy: theo, decidedAt: fridayAt(0) });
    };
  const festival = festivalServer({
    swap: {
      list: () => swaps,
      listUnderstaffed: () => slots,
      approve: decide("APPROVED"),
      refuse: decide("REFUSED"),
    },
  });
  beforeEach(() => {
    [swaps, slots, refusal] = [[], [], undefined];
  });
  return {
    ...festival,
    has: (...some: ManagedSwap[]) => void (swaps = some),
    lacks: (...some: UnderstaffedSlot[]) => void (slots = some),
    refuses: (message: string) => void (refusal = message),
  };
}
