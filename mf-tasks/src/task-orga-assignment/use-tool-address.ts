import { useAddressFilters, withFilter } from "@coulisses/shared-pages/address-filters";
import { readFriendFilter, readOrder } from "./people-order";

const keys = ["ft", "slot", "all", "friends", "sort", "view"] as const;

/** State of the tool in the address: chosen task and slot, and the filters of its lists. */
export function useToolAddress() {
  const { filters, set, address, show } = useAddressFilters(keys);
  const id = Number(filters.ft);
  return {
    taskId: Number.isSafeInteger(id) && id > 0 ? id : undefined,
    slotKey: filters.slot || undefined,
    showsAll: filters.all !== "",
    friends: readFriendFilter(filters.friends),
    /** Slots on a calendar instead of a list. */
    onCalendar: filters.view === "calendar",
    order: readOrder(filters.sort),
    set,
    /** Drops the slot, which belongs to the former task. */
    chooseTask: (task: number | undefined) =>
      show(withFilter(withFilter(address, "slot", null), "ft", task ?? null)),
  };
}
