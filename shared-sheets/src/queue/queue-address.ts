import { REVIEWING } from "@coulisses/shared-domain/festival-event/review";

/**
 * The query with which a list opens its sheets: its own where it shows what waits for a review, so that the page of the sheet
 * knows the queue; empty for any other list. Short, as every list carries it.
 */
export const queueSearch = (list: URLSearchParams) =>
  list.toString().includes(`=${REVIEWING}`) ? `?${list}` : "";
