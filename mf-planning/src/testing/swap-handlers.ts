import { answer, api, read } from "@coulisses/shared-auth/testing";
import { slotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type { OwnSwap, SwapInvitation } from "@coulisses/shared-domain/contract/assignment/swaps";
import type { OwnSlot } from "@coulisses/shared-domain/contract/planning/slots";
import { refused } from "@coulisses/shared-domain/festival-error";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { http } from "msw";

const uuid = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;

/** The swaps of one person, in memory. */
export function swapHandlers() {
  let requests: OwnSwap[] = [];
  let invitations: SwapInvitation[] = [];
  let refusal: string | undefined;
  const gestures: string[] = [];
  const own = () => ({ requests, invitations });
  const about = (slot: OwnSlot, at: number) => ({
    ...{ id: uuid(at), status: "OPEN" as const, start: slot.start, end: slot.end, name: slot.task.name },
    ...slotIdentifier({ taskId: slot.task.id, ...slot }),
    place: slot.task.appointment?.name ?? null,
  });
  return {
    handlers: [
      read("swaps/mine", own),
      http.post(api("swaps"), ({ request }) =>
        answer(async () => {
          if (refusal !== undefined) throw refused(refusal);
          const { assignment, reason } = (await request.json()) as { assignment: object; reason: string };
          gestures.push(`ask ${reason} ${JSON.stringify(Object.values(assignment))}`);
          return own();
        }, 201),
      ),
      http.post(api("swaps/:id/:gesture"), ({ params: { id, gesture } }) =>
        answer(() => {
          gestures.push(String(gesture));
          const isThis = (one: { id: string }) => one.id === id;
          const others = invitations.filter((one) => !isThis(one));
          if (refusal !== undefined) {
            invitations = others;
            throw refused(refusal);
          }
          if (gesture === "accept") {
            invitations = invitations.map((one) =>
              isThis(one) ? { ...one, status: "TAKEN", isTaker: true } : one,
            );
          } else if (gesture === "cancel") {
            requests = requests.map((one) => (isThis(one) ? { ...one, status: "CANCELLED" } : one));
          } else invitations = others;
          return own();
        }),
      ),
    ],
    /** What was sent, as `accept`, or `ask Malade [12,"1-2","18-20"]`. */
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
