import { useSearchParams } from "@coulisses/federation/platform/router";

/**
 * The filters of a list as texts, kept in its address; an absent one is empty. They are no steps to go back through,
 * and what is filtered anew is seen from its first page.
 */
export function useAddressFilters<Key extends string>(keys: readonly Key[]) {
  const [address, setAddress] = useSearchParams();
  const filters = Object.fromEntries(keys.map((key) => [key, address.get(key) ?? ""])) as Record<Key, string>;

  const set = (key: Key, value: string) => {
    const next = new URLSearchParams(address);
    next.delete("page");
    if (value === "") next.delete(key);
    else next.set(key, value);
    setAddress(next, { replace: true });
  };
  const reset = () => setAddress({}, { replace: true });
  const activeCount = keys.filter((key) => filters[key] !== "").length;
  return { filters, set, reset, activeCount };
}
