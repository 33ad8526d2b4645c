import { useLocation, useSearchParams } from "@coulisses/shared-pages/router";
import { useEffect, useEffectEvent, useState } from "react";

/**
 * The address with one filter set. An emptied filter (null, "" or false) has no key, a switch that is on a
 * key without value; a changed filter returns to the first page (`page`).
 */
export function withFilter<Key extends string>(
  address: URLSearchParams,
  key: Key,
  value: string | number | boolean | null,
): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete("page");
  if (value === null || value === "" || value === false) next.delete(key);
  else next.set(key, value === true ? "" : String(value));
  return next;
}

/** The changes asked for while an address was on screen: the page follows a moment later, in a transition. */
const asked = new WeakMap<object, URLSearchParams>();

/** `base` with the difference between two addresses applied. */
function withChange(base: URLSearchParams, from: URLSearchParams, to: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(base);
  for (const key of new Set([...from.keys(), ...to.keys()])) {
    const values = to.getAll(key);
    if (JSON.stringify(values) === JSON.stringify(from.getAll(key))) continue;
    next.delete(key);
    for (const value of values) next.append(key, value);
  }
  return next;
}

/**
 * The filters of a list, kept in its address so that a link shows the same list. They are no steps to go back through.
 *
 * - `filters`: the text of each key, empty when absent; `set` and `activeCount` (how many are not empty) go with it.
 * - `field` ties one of our inputs to a key: `<SearchField label="Nom" {...field("search")} />`.
 * - `bar` is what the `FilterBar` takes: how many filters are set, and what takes them off.
 * - `reset` empties the address; `clear` takes these filters off and leaves what else the address holds.
 * - `address` and `show`: for lists that read more than texts out of their address: `show(withFilter(address, …))`.
 *   Two changes of one address are both kept, whichever hook made them, as when a search is still on its way to the page
 *   while a filter is pressed.
 */
export function useAddressFilters<Key extends string>(keys: readonly Key[]) {
  const [address, setAddress] = useSearchParams();
  const filters = Object.fromEntries(keys.map((key) => [key, address.get(key) ?? ""])) as Record<Key, string>;
  const present = useLocation();
  const replace = (next: URLSearchParams) => {
    asked.set(present, next);
    setAddress(next, { replace: true });
  };
  const current = () => asked.get(present) ?? address;
  const show = (next: URLSearchParams) => replace(withChange(current(), address, next));
  const set = (key: Key, value: string | null) => show(withFilter(address, key, value));
  const clear = () => replace(keys.reduce((next, key) => withFilter(next, key, null), current()));
  const activeCount = keys.filter((key) => filters[key] !== "").length;
  return {
    filters,
    set,
    field: (key: Key) => ({ value: filters[key], onChange: (value: string | null) => set(key, value) }),
    bar: { activeCount, onReset: clear },
    reset: () => replace(new URLSearchParams()),
    clear,
    activeCount,
    address,
    show,
  };
}

/**
 * True while a dialog is open, which a button or an address opens: a link or the finder asks for it with `?create`. The
 * key leaves the address at once, so that to go back to the page does not open the dialog again. `asked` is what the
 * address gave with it (`?create=12`), else empty.
 */
export function useAskedDialog(
  key: string,
): [isOpen: boolean, set: (isOpen: boolean) => void, asked: string] {
  const { address, show } = useAddressFilters([]);
  const value = address.get(key);
  const isAsked = value !== null;
  const [asked, setAsked] = useState(value);
  if (isAsked && asked === null) setAsked(value);
  const forget = useEffectEvent(() => {
    const next = new URLSearchParams(address);
    next.delete(key);
    show(next);
  });
  useEffect(() => {
    if (isAsked) forget();
  }, [isAsked]);
  return [asked !== null, (isOpen) => setAsked(isOpen ? "" : null), asked ?? ""];
}
