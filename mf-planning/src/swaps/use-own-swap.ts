import { useListConfigurationQuery, useSession } from "@coulisses/shared-auth";
import { isSameSlot, type SlotIdentifier, slotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type { OwnSwap } from "@coulisses/shared-domain/contract/assignment/swaps";
import type { OwnSlot, TaskForCalendar } from "@coulisses/shared-domain/contract/planning/slots";
import { isPending, swapDeadline } from "@coulisses/shared-domain/swap/swap";
import { defaultSwapRules, SWAP_RULES_KEY, type SwapRules } from "@coulisses/shared-domain/swap/swap-rules";
import { useNow } from "@coulisses/shared-ui/base";
import { useListOwnSwapsQuery } from "../api/swap-api";

/** A slot whose person may be replaced. */
export type SwapSlot = Pick<OwnSlot, "start" | "mobilizationId" | "assignmentId"> & { task: { id: number } };

type OwnSwapState = {
  identifier: SlotIdentifier;
  /** The last request. */
  request: OwnSwap | undefined;
  deadline: Date;
  isLate: boolean;
  /** True when the sheet itself names the reader. */
  isNamed: boolean;
  mayAsk: boolean;
};

/** SW-1, SW-2 on a slot of the reader's own; undefined once it has begun, and before their requests are known. */
export function useOwnSwap(
  slot: SwapSlot,
  { named }: Pick<TaskForCalendar, "named">,
): OwnSwapState | undefined {
  const { userId } = useSession();
  const now = useNow();
  const { data } = useListOwnSwapsQuery();
  const { data: configuration } = useListConfigurationQuery();
  const start = new Date(slot.start);
  if (start <= now || !data) return undefined;
  const identifier = slotIdentifier({ taskId: slot.task.id, ...slot });
  const request = data.requests.find((one) => isSameSlot(one, identifier));
  const rules = configuration?.find(({ key }) => key === SWAP_RULES_KEY)?.value as SwapRules | undefined;
  const deadline = swapDeadline(start, rules ?? defaultSwapRules);
  const isLate = now > deadline;
  const isNamed = userId !== null && named.includes(userId);
  const stands = request !== undefined && isPending(request.status);
  return { identifier, request, deadline, isLate, isNamed, mayAsk: !stands && !isLate && !isNamed };
}
