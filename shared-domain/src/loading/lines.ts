import { toDate } from "../time/instant";
import { createPeriod, isMergeable, mergeAll, type Period, toIsoPeriod } from "../time/period";
import type { LoadingList, LoadingRequest, LoadingWay, NotedLoadingMark } from "./loading";

/** A mark as a screen knows it; `isWaiting` when the phone has not sent it yet. */
export type KnownMark = NotedLoadingMark & { isWaiting?: true };

/** One gear of one sheet, out at `start` and back at `end`. */
export type LoadingLine = Omit<LoadingRequest, "periods" | "quantity"> & {
  /** Unique in the list. */
  key: string;
  quantity: number;
  /** ISO instants. */
  start: string;
  end: string;
  /** False when the sheet no longer asks for it: it is listed for it was loaded. */
  isAsked: boolean;
  /** The last mark of each way, removals included. */
  out?: KnownMark;
  back?: KnownMark;
};

/** VAN-3: the last by instant counts, then by id: the same on every phone and on the server. */
const isLater = (one: KnownMark, other: KnownMark): boolean => {
  const gap = toDate(one.notedAt).getTime() - toDate(other.notedAt).getTime();
  return gap === 0 ? one.id > other.id : gap > 0;
};

const lastOf = (marks: readonly KnownMark[]): KnownMark | undefined =>
  marks.reduce<KnownMark | undefined>(
    (last, mark) => (last === undefined || isLater(mark, last) ? mark : last),
    undefined,
  );

/**
 * VAN-2: the trips of a request: one for each stretch of time without a gap; for gear that is used up one for each
 * window, since each needs the quantity anew.
 */
function tripsOf({ periods, gear, quantity }: LoadingRequest): Period[] {
  if (quantity === null) return [];
  const dates = periods.map(createPeriod);
  return gear.isConsumable ? dates : mergeAll(dates);
}

const hoursOf = ({ start, end }: { start: string; end: string }) => `${start}|${end}`;
const requestOf = (sheet: { kind: string; id: number }, slug: string) => `${sheet.kind}-${sheet.id} ${slug}`;

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** The trips of a request with their marks of one way, and the marks that go with none. */
type Placed = { byTrip: Map<string, KnownMark[]>; left: KnownMark[] };

/**
 * VAN-4: a mark goes with the trip of its hours. When the hours have changed since, it goes with the nearest trip that
 * has no mark of its own; else it is out of date if a trip has taken over its hours, and left for itself if none has.
 */
function place(trips: readonly Period[], marks: readonly KnownMark[]): Placed {
  const known = new Map(trips.map((trip) => [hoursOf(toIsoPeriod(trip)), trip]));
  const placed: Placed = { byTrip: new Map(), left: [] };
  const add = (hours: string, mark: KnownMark) =>
    placed.byTrip.set(hours, [...(placed.byTrip.get(hours) ?? []), mark]);
  for (const mark of marks.filter((one) => known.has(hoursOf(one)))) add(hoursOf(mark), mark);
  const free = [...known].filter(([hours]) => !placed.byTrip.has(hours));
  for (const mark of marks.filter((one) => !known.has(hoursOf(one)))) {
    const period = createPeriod(mark);
    const [nearest] = [...free].sort(([, a], [, b]) => gapOf(a, period) - gapOf(b, period));
    if (nearest) add(nearest[0], mark);
    else if (!trips.some((trip) => isMergeable(trip, period))) placed.left.push(mark);
  }
  return placed;
}

const gapOf = (trip: Period, { start }: Period) => Math.abs(trip.start.getTime() - start.getTime());

function linesOf({ periods: _, ...request }: LoadingRequest, trips: readonly Period[], marks: KnownMark[]) {
  const ofWay = (way: LoadingWay) =>
    place(
      trips,
      marks.filter((mark) => mark.way === way),
    );
  const [outs, backs] = [ofWay("OUT"), ofWay("BACK")];
  const lineAt = (
    hours: { start: string; end: string },
    { quantity, isAsked }: Pick<LoadingLine, "quantity" | "isAsked">,
    [out, back]: [KnownMark | undefined, KnownMark | undefined],
  ): LoadingLine => ({
    ...request,
    ...hours,
    key: `${requestOf(request.sheet, request.gear.slug)} ${hoursOf(hours)}`,
    quantity,
    isAsked,
    ...(out && { out }),
    ...(back && { back }),
  });
  const asked = trips.map(toIsoPeriod).map((hours) => {
    const at = hoursOf(hours);
    const own: [KnownMark | undefined, KnownMark | undefined] = [
      lastOf(outs.byTrip.get(at) ?? []),
      lastOf(backs.byTrip.get(at) ?? []),
    ];
    return lineAt(hours, { quantity: request.quantity ?? 0, isAsked: true }, own);
  });
  const left = [...groupedBy(outs.left, hoursOf).values()].flatMap((group) => {
    const out = lastOf(group);
    if (out?.isDone !== true) return [];
    const back = lastOf(backs.left.filter((mark) => hoursOf(mark) === hoursOf(out)));
    const { start, end, quantity } = out;
    return [lineAt({ start, end }, { quantity, isAsked: false }, [out, back])];
  });
  return [...asked, ...left];
}

/** VAN-5: a request that is approved no more stays while something of it was loaded. */
const isListed = ({ isApproved, out, back }: LoadingLine): boolean =>
  isApproved || out?.isDone === true || back?.isDone === true;

/** VAN-2 to VAN-5: the lines of the list, each with its last marks; waiting marks count as the server's do. */
export function loadingLines(
  { requests, marks }: LoadingList,
  waiting: readonly KnownMark[] = [],
): LoadingLine[] {
  const byRequest = groupedBy<KnownMark>([...marks, ...waiting], ({ sheet, slug }) => requestOf(sheet, slug));
  return requests
    .flatMap((request) =>
      linesOf(request, tripsOf(request), byRequest.get(requestOf(request.sheet, request.gear.slug)) ?? []),
    )
    .filter(isListed);
}

/** The changes of a line since it was ticked: what the tick stands for, where it differs. */
export type LoadingChange = {
  quantity?: number;
  hours?: { start: string; end: string };
  isApproved?: false;
  isAsked?: false;
};

/** VAN-4: how the request has changed since its gear was loaded; undefined when it has not, or nothing was loaded. */
export function changeSince(line: LoadingLine): LoadingChange | undefined {
  const mark = [line.out, line.back].find((one) => one?.isDone === true);
  if (mark === undefined) return undefined;
  const change: LoadingChange = {
    ...(mark.quantity !== line.quantity && { quantity: mark.quantity }),
    ...(hoursOf(mark) !== hoursOf(line) && { hours: { start: mark.start, end: mark.end } }),
    ...(!line.isAsked && { isAsked: false as const }),
    ...(line.isAsked && !line.isApproved && { isApproved: false as const }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}
