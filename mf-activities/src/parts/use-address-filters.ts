import { useSearchParams } from "@coulisses/federation/platform/router";
import { withFilter } from "@coulisses/shared-ui/sheet";

/** The filters of a page as texts, kept in its address; an absent one is empty. They are no steps to go back through. */
export function useAddressFilters<Key extends string>(keys: readonly Key[]) {
  const [address, setAddress] = useSearchParams();
  const filters = Object.fromEntries(keys.map((key) => [key, address.get(key) ?? ""])) as Record<Key, string>;
  return {
    filters,
    set: (key: Key, value: string) => setAddress(withFilter(address, key, value), { replace: true }),
    reset: () => setAddress({}, { replace: true }),
    activeCount: keys.filter((key) => filters[key] !== "").length,
  };
}
