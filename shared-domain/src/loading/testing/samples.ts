import { fridayAt } from "../../testing/friday";
import type { LoadingRequest, LoadingWay, NotedLoadingMark } from "../loading";

/** Hours of Friday the 15th of May 2026 in Paris; 24 and more are the next day. */
export const hours = (from: number, to: number) => ({ start: fridayAt(from), end: fridayAt(to) });

/** Four tables for an activity on stage, fetched at the shop, from 10 to 18. */
export const tables: LoadingRequest = {
  sheet: { kind: "FA", id: 12, name: "Concert", place: "Scène" },
  gear: { slug: "table", name: "Table", isConsumable: false },
  quantity: 4,
  isApproved: true,
  drive: "Magasin",
  periods: [hours(10, 18)],
};

/** Thirty cups that are used up, for a task. */
export const cups: LoadingRequest = {
  ...tables,
  sheet: { kind: "FT", id: 34, name: "Tenir le bar", place: null },
  gear: { slug: "gobelet", name: "Gobelet", isConsumable: true },
  quantity: 30,
  drive: null,
};

let given = 0;

/** A mark of the tables, noted at that hour. */
export function mark(
  at: number,
  of: Partial<NotedLoadingMark> = {},
  way: LoadingWay = "OUT",
): NotedLoadingMark {
  given += 1;
  return {
    id: `00000000-0000-4000-8000-${String(given).padStart(12, "0")}`,
    sheet: { kind: "FA", id: 12 },
    slug: "table",
    quantity: 4,
    ...hours(10, 18),
    way,
    isDone: true,
    notedAt: fridayAt(at),
    by: { id: 3, firstname: "Noël", lastname: "Ertsemud", nickname: null },
    ...of,
  };
}
