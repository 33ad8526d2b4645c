import { useAddressFilters, withFilter } from "@coulisses/shared-pages/address-filters";
import { readOrder } from "./people-order";

const keys = ["ft", "slot", "all", "friends", "sort"] as const;

/** State of the tool in the address: chosen task and slot, and the filters of its lists. */
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
    /** Drops the slot, which belongs to the former task. */
    chooseTask: (task: number) => show(withFilter(withFilter(address, "slot", null), "ft", task)),
  };
}
