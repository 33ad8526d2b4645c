import type { ReviewRequest } from "@coulisses/shared-domain/contract/festival-events";
import { REVIEWING } from "@coulisses/shared-domain/festival-event/review";

/** A line of a list of sheets, as far as a queue reads it. */
export type QueuedSheet = { id: number; reviews?: Partial<Record<string, string>> };

/** The request that this page has answered for each sheet; empty for one that nobody wrote down. */
export type Answered = ReadonlyMap<number, string>;

/** The instant at which the review of a sheet was asked for; empty when nobody wrote it down. */
export const requestOf = (requests: readonly ReviewRequest[], id: number) =>
  requests.find((request) => request.id === id)?.askedAt ?? "";

/**
 * The numbers of the sheets that wait for this team, the one asked for first in front. A list that was on its way during a
 * verdict still shows that sheet as waiting: `answered` leaves it out, until its review is asked for again.
 */
export function queueOf(
  sheets: readonly QueuedSheet[],
  requests: readonly ReviewRequest[],
  team: string,
  answered: Answered = new Map(),
): number[] {
  const askedAt = new Map(requests.map((request) => [request.id, request.askedAt]));
  const since = ({ id }: QueuedSheet) => askedAt.get(id) ?? "";
  return sheets
    .filter((sheet) => sheet.reviews?.[team] === REVIEWING && answered.get(sheet.id) !== since(sheet))
    .sort((a, b) => since(a).localeCompare(since(b)) || a.id - b.id)
    .map(({ id }) => id);
}

/** Where a sheet is in a queue. */
export type Place = {
  /** From 1; undefined for a sheet that does not wait, or no longer. */
  rank?: number;
  previous?: number | undefined;
  next?: number | undefined;
  /** The sheet to read once this one is done: the next one, or the first of those passed over. */
  following?: number | undefined;
};

/** The place of a sheet; a sheet that is not in the queue stands in front of it. */
export function placeIn(queue: readonly number[], id: number): Place {
  const index = queue.indexOf(id);
  if (index === -1) return { next: queue[0], following: queue[0] };
  const [previous, next] = [queue[index - 1], queue[index + 1]];
  return { rank: index + 1, previous, next, following: next ?? queue.find((other) => other !== id) };
}
