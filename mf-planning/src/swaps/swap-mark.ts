import { isSameSlot, slotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type { OwnSwap } from "@coulisses/shared-domain/contract/assignment/swaps";
import type { OwnSlot } from "@coulisses/shared-domain/contract/planning/slots";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatHours } from "@coulisses/shared-domain/time/format";

/** The state of a request to be replaced, in a few words. */
export type SwapMark = { words: string; intent: "warning" | "info" | "error" };

/** The state of the request for one of these slots, which follow one another; none without a request. */
export function swapMark(slots: readonly OwnSlot[], requests: readonly OwnSwap[]): SwapMark | undefined {
  for (const slot of slots) {
    const identifier = slotIdentifier({ taskId: slot.task.id, ...slot });
    const mark = requests
      .filter((request) => isSameSlot(request, identifier))
      .map(markOf)
      .find((one) => one !== undefined);
    if (!mark) continue;
    const hours = formatHours({ start: new Date(slot.start), end: new Date(slot.end) });
    return slots.length === 1 ? mark : { ...mark, words: `${hours} : ${mark.words}` };
  }
  return undefined;
}

function markOf({ status, taker }: OwnSwap): SwapMark | undefined {
  switch (status) {
    case "OPEN":
      return { words: "Remplacement demandé", intent: "warning" };
    case "TAKEN":
      return { words: `${taker ? displayName(taker) : "Quelqu'un"} propose de venir`, intent: "info" };
    case "REFUSED":
      return { words: "Remplacement refusé", intent: "error" };
    default:
      return undefined;
  }
}
