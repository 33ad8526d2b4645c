import type { FestivalActivityPreview } from "@coulisses/shared-domain/contract/festival-activities";

export type SortKey = "status" | "name" | "team";
export type Sort = { key: SortKey; descending: boolean };

const french = new Intl.Collator("fr", { numeric: true, sensitivity: "base" });

/** What each column compares; teams by their name, those without one at the end. */
export function comparators(
  teamName: (code: string) => string,
): Record<SortKey, (a: FestivalActivityPreview, b: FestivalActivityPreview) => number> {
  const team = ({ team: code }: FestivalActivityPreview) => (code === null ? "\uffff" : teamName(code));
  return {
    status: (a, b) => a.id - b.id,
    name: (a, b) => french.compare(a.name, b.name) || a.id - b.id,
    team: (a, b) => french.compare(team(a), team(b)) || a.id - b.id,
  };
}

const keys: readonly SortKey[] = ["status", "name", "team"];

/** `sort=name`, or `sort=-name` the other way round; by number when the address says nothing. */
export function readSort(address: URLSearchParams): Sort {
  const text = address.get("sort") ?? "";
  const descending = text.startsWith("-");
  const key = keys.find((one) => one === text.replace(/^-/, ""));
  return { key: key ?? "status", descending: key !== undefined && descending };
}

export function withSort(address: URLSearchParams, { key, descending }: Sort): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete("page");
  if (key === "status" && !descending) next.delete("sort");
  else next.set("sort", descending ? `-${key}` : key);
  return next;
}
