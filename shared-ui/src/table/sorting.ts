/** The value that a column sorts by; an absent one comes last in both directions. */
export type SortValue = string | number | boolean | Date | null | undefined;
/** The column's key, and the way. */
export type Sort = { key: string; direction: "asc" | "desc" };

/** The sort as a server takes it: `sort=-amount`; nothing without one, or by another column than these. */
export function sortParameter<Key extends string>(
  sort: Sort | null,
  keys: readonly Key[],
): { sort?: Key | `-${Key}` } {
  const key = keys.find((one) => one === sort?.key);
  if (key === undefined) return {};
  return { sort: sort?.direction === "desc" ? `-${key}` : key };
}

const collator = new Intl.Collator("fr", { numeric: true, sensitivity: "base" });

/** Undefined for an absent value. */
export function sortable(value: SortValue): string | number | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  return typeof value === "string" ? value : Number(value);
}

/** Texts as a French dictionary orders them, « 2 » before « 10 ». */
export function compare(a: string | number, b: string | number): number {
  if (typeof a === "string" && typeof b === "string") return collator.compare(a, b);
  return Number(a) - Number(b);
}
