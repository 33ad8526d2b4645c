export type SortValue = string | number | boolean | Date | null | undefined;
export type Sort = { key: string; direction: "asc" | "desc" };

const collator = new Intl.Collator("fr", { numeric: true, sensitivity: "base" });

function isNothing(value: SortValue): value is null | undefined | "" {
  return value === null || value === undefined || value === "";
}

function compare(a: SortValue, b: SortValue): number {
  if (typeof a === "string" && typeof b === "string") return collator.compare(a, b);
  return Number(a) - Number(b);
}

/** A sorted copy; what has no value comes last in both directions, equals keep their order. */
export function sortRows<T>(
  rows: readonly T[],
  valueOf: (row: T) => SortValue,
  direction: Sort["direction"],
): T[] {
  const way = direction === "asc" ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((a, b) => {
      if (isNothing(a.value) || isNothing(b.value))
        return Number(isNothing(a.value)) - Number(isNothing(b.value));
      return way * compare(a.value, b.value);
    })
    .map(({ row }) => row);
}

/** What a press on a header does: up, then down, then as it came. */
export function nextSort(sort: Sort | null, key: string): Sort | null {
  if (sort?.key !== key) return { key, direction: "asc" };
  return sort.direction === "asc" ? { key, direction: "desc" } : null;
}
