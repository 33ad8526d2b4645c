import { useCallback } from "react";
import { useListOwnSwapsQuery } from "../api/swap-api";
import type { PlanningItem } from "./planning-items";
import { swapMark, type SwapMark } from "../swaps/swap-mark";

const none: never[] = [];

/** The state of the reader's requests to be replaced, entry by entry of their own planning. */
export function useSwapMarks(isOwn: boolean): (item: PlanningItem) => SwapMark | undefined {
  const { data } = useListOwnSwapsQuery(undefined, { skip: !isOwn });
  const requests = data?.requests ?? none;
  return useCallback(
    (item) => (item.kind === "slot" ? swapMark(item.slots, requests) : undefined),
    [requests],
  );
}
