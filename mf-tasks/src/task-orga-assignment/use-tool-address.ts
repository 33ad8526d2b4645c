import { useAddressFilters, withFilter } from "@coulisses/shared-pages/address-filters";
import { readFriendFilter, readOrder } from "./people-order";

const keys = ["ft", "slot", "all", "friends", "sort", "view", "at"] as const;

/** State of the tool in the address: chosen task and slot, and the filters of its lists. */
export function useToolAddress() {
  const { filters, set, address, show } = useAddressFilters(keys);
  const id = Number(filters.ft);
  return {
    taskId: Number.isSafeInteger(id) && id > 0 ? id : undefined,
    slotKey: filters.slot || undefined,
    /** Instant at which the wanted slot runs, where the page that led here knows no slot. */
    at: filters.at,
    showsAll: filters.all !== "",
    friends: readFriendFilter(filters.friends),
    /** Slots on a calendar instead of a list. */
    onCalendar: filters.view === "calendar",
    order: readOrder(filters.sort),
    set,
    leaveSlot: () => show(withFilter(withFilter(address, "at", null), "slot", null)),
    /** Drops the slot, which belongs to the former task. */
    chooseTask: (task: number | undefined) =>
      show(withFilter(withFilter(withFilter(address, "at", null), "slot", null), "ft", task ?? null)),
  };
}
