import { type Instant, toDate } from "../time/instant";
import { mergeAll } from "../time/period";

type Quantity = { slug: string; quantity: number };

/** An activity with its inquiry windows, or a task with its mobilizations, in any status. */
export type NeedingSheet = {
  id: number;
  name: string;
  periods: readonly { start: Instant; end: Instant }[];
  gears: readonly Quantity[];
};

/** The data that the recap is computed from; gears are identified by slug. */
export type LogisticState = {
  inventory: readonly Quantity[];
  borrows: readonly {
    id: number;
    lender: string;
    availableOn: Instant;
    unavailableOn: Instant;
    gears: readonly Quantity[];
  }[];
  purchases: readonly {
    id: number;
    seller: string;
    availableOn: Instant;
    gears: readonly Quantity[];
  }[];
  activities: readonly NeedingSheet[];
  tasks: readonly NeedingSheet[];
};

/** Moments are milliseconds since the epoch; `end` is excluded. */
type Span = { start: number; end: number };

/** The need of one sheet for one gear. */
export type Need = {
  id: number;
  name: string;
  quantity: number;
  /** The time during which the sheet needs the gear: spans that neither overlap nor touch. */
  spans: readonly Span[];
  /**
   * When the gear is fetched, if it is not given back: at the start of each window of an activity, and of each
   * stretch of work of a task. Milliseconds since the epoch.
   */
  pickups: readonly number[];
};

/** The sources and needs of one gear. */
export type GearSources = {
  inventory: number;
  borrows: (Span & { id: number; lender: string; quantity: number })[];
  purchases: { start: number; id: number; seller: string; quantity: number }[];
  activities: Need[];
  tasks: Need[];
};

/** The sources of each gear that has any, in one pass over the sheets. */
export function sourcesByGear(state: LogisticState): Map<string, GearSources> {
  const gears = new Map<string, GearSources>();
  const of = (slug: string) => {
    const sources = gears.get(slug) ?? emptySources();
    gears.set(slug, sources);
    return sources;
  };
  for (const { slug, quantity } of state.inventory) of(slug).inventory += quantity;
  for (const { id, lender, availableOn, unavailableOn, gears: loanGears } of state.borrows) {
    const loan = { id, lender, start: time(availableOn), end: time(unavailableOn) };
    for (const { slug, quantity } of loanGears) of(slug).borrows.push({ ...loan, quantity });
  }
  for (const { id, seller, availableOn, gears: purchaseGears } of state.purchases) {
    const purchase = { id, seller, start: time(availableOn) };
    for (const { slug, quantity } of purchaseGears) of(slug).purchases.push({ ...purchase, quantity });
  }
  for (const sheet of state.activities) {
    const spans = spansOf(sheet);
    const pickups = sheet.periods.map(({ start }) => time(start));
    for (const { slug, need } of needsOf(sheet, spans, pickups)) of(slug).activities.push(need);
  }
  for (const sheet of state.tasks) {
    const spans = spansOf(sheet);
    const pickups = spans.map(({ start }) => start);
    for (const { slug, need } of needsOf(sheet, spans, pickups)) of(slug).tasks.push(need);
  }
  return gears;
}

/** A gear without sources or needs. */
export const emptySources = (): GearSources => ({
  inventory: 0,
  borrows: [],
  purchases: [],
  activities: [],
  tasks: [],
});

/** The sum of the quantities. */
export function total(parts: readonly { quantity: number }[]): number {
  return parts.reduce((sum, { quantity }) => sum + quantity, 0);
}

function needsOf(
  { id, name, gears }: NeedingSheet,
  spans: readonly Span[],
  pickups: readonly number[],
): { slug: string; need: Need }[] {
  return gears.map(({ slug, quantity }) => ({ slug, need: { id, name, quantity, spans, pickups } }));
}

function spansOf({ periods }: NeedingSheet): Span[] {
  const dates = periods.map(({ start, end }) => ({ start: toDate(start), end: toDate(end) }));
  return mergeAll(dates).map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() }));
}

const time = (instant: Instant) => toDate(instant).getTime();
