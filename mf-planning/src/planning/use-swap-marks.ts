import { useCan } from "@coulisses/shared-auth";
import { useCallback } from "react";
import { useListOwnSwapsQuery, useListSwapsOfQuery } from "../api/swap-api";
import type { PlanningItem } from "./planning-items";
import { swapMark, type SwapMark } from "../swaps/swap-mark";

const none: never[] = [];

/** The state of the requests to be replaced, entry by entry of one's own planning, or of another's for those who assign. */
export function useSwapMarks(
  volunteerId: number,
  isOwn: boolean,
): (item: PlanningItem) => SwapMark | undefined {
  const assigns = useCan("affect-volunteer");
  const { data: own } = useListOwnSwapsQuery(undefined, { skip: !isOwn });
  const { data: theirs } = useListSwapsOfQuery({ personId: volunteerId }, { skip: isOwn || !assigns });
  const requests = (isOwn ? own?.requests : theirs) ?? none;
  return useCallback(
    (item) => (item.kind === "slot" ? swapMark(item.slots, requests) : undefined),
    [requests],
  );
}
