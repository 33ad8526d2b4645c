import type { Sort } from "@coulisses/shared-ui/data";

const sortable: readonly string[] = ["status", "name", "team"];
const byNumber: Sort = { key: "status", direction: "asc" };

/** `sort=name`, or `sort=-name` the other way round; by number when the address says nothing. */
export function readSort(address: URLSearchParams): Sort {
  const text = address.get("sort") ?? "";
  const key = text.replace(/^-/, "");
  if (!sortable.includes(key)) return byNumber;
  return { key, direction: text.startsWith("-") ? "desc" : "asc" };
}

/** The address of the same list in another order, from its first page; null for the usual order. */
export function withSort(address: URLSearchParams, sort: Sort | null): URLSearchParams {
  const { key, direction } = sort ?? byNumber;
  const next = new URLSearchParams(address);
  next.delete("page");
  if (key === byNumber.key && direction === byNumber.direction) next.delete("sort");
  else next.set("sort", direction === "desc" ? `-${key}` : key);
  return next;
}
