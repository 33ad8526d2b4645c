import { useAddressFilters, withFilter } from "@coulisses/shared-pages/address-filters";
import { readOrder } from "./people-order";

const keys = ["ft", "slot", "all", "friends", "sort"] as const;

/** What of the tool stands in the address: the task and the slot that are chosen, and what its lists show. */
export function useToolAddress() {
  const { filters, set, address, show } = useAddressFilters(keys);
  const id = Number(filters.ft);
  return {
    taskId: Number.isSafeInteger(id) && id > 0 ? id : undefined,
    slotKey: filters.slot || undefined,
    showsAll: filters.all !== "",
    friendsOnly: filters.friends !== "",
    order: readOrder(filters.sort),
    set,
    /** Another task has other slots. */
    chooseTask: (task: number) => show(withFilter(withFilter(address, "slot", null), "ft", task)),
  };
}
