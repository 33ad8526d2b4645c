import type { Sort } from "@coulisses/shared-ui/data";

const sortable: readonly string[] = ["status", "name", "team"];

/** `sort=name`, or `sort=-name` for descending; null, which is by number, without. */
export function readSort(address: URLSearchParams): Sort | null {
  const text = address.get("sort") ?? "";
  const key = text.replace(/^-/, "");
  return sortable.includes(key) ? { key, direction: text.startsWith("-") ? "desc" : "asc" } : null;
}

/** The address of the same list in another order, from its first page; null for the default order. */
export function withSort(address: URLSearchParams, sort: Sort | null): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete("page");
  if (sort === null) next.delete("sort");
  else next.set("sort", sort.direction === "desc" ? `-${sort.key}` : sort.key);
  return next;
}
