import type { Answers } from "@coulisses/shared-auth/testing";
import { slotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type { OwnSwap, SwapInvitation } from "@coulisses/shared-domain/contract/assignment/swaps";
import type { OwnSlot } from "@coulisses/shared-domain/contract/planning/slots";
import { refused } from "@coulisses/shared-domain/festival-error";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";

type Gesture = "accept" | "decline" | "withdraw" | "cancel";
const uuid = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;

/** One volunteer's swaps in memory. */
export function swapHandlers() {
  let requests: OwnSwap[] = [];
  let invitations: SwapInvitation[] = [];
  let refusal: string | undefined;
  const gestures: string[] = [];
  const own = () => ({ requests, invitations });
  const about = ({ start, end, task, ...slot }: OwnSlot, at: number) => ({
    id: uuid(at),
    status: "OPEN" as const,
    start,
    end,
    name: task.name,
    ...slotIdentifier({ taskId: task.id, ...slot }),
    place: task.appointment?.name ?? null,
  });
  const does =
    (gesture: Gesture) =>
    ({ id }: { id: string }) => {
      gestures.push(gesture);
      const change = <Swap extends { id: string }>(swaps: Swap[], more: Partial<Swap>) =>
        swaps.map((one) => (one.id === id ? { ...one, ...more } : one));
      if (gesture === "cancel" && refusal === undefined) {
        requests = change(requests, { status: "CANCELLED" });
      } else if (gesture === "accept" && refusal === undefined) {
        invitations = change(invitations, { status: "TAKEN", isTaker: true });
      } else invitations = invitations.filter((one) => one.id !== id);
      if (refusal !== undefined) throw refused(refusal);
      return own();
    };
  return {
    answers: {
      swap: {
        listOwn: own,
        ask: ({ body: { assignment, reason } }) => {
          if (refusal !== undefined) throw refused(refusal);
          gestures.push(`ask ${reason} ${JSON.stringify(Object.values(assignment))}`);
          return own();
        },
        accept: does("accept"),
        decline: does("decline"),
        withdraw: does("withdraw"),
        cancel: does("cancel"),
      },
    } satisfies Answers,
    /** The requests received, as `accept`, or `ask Malade [12,"1-2","18-20"]`. */
    gestures,
    isInvitedTo: (requester: UserIdentity, ...slots: OwnSlot[]) => {
      invitations = slots.map((slot, at) => ({ ...about(slot, at), requester, isTaker: false }));
    },
    asks: (slot: OwnSlot, more: Partial<OwnSwap> = {}) => {
      requests = [{ ...about(slot, 99), reason: "Malade", taker: null, answer: null, ...more }];
    },
    refuses: (message: string) => void (refusal = message),
    reset: () => {
      [requests, invitations, refusal] = [[], [], undefined];
      gestures.length = 0;
    },
  };
}
