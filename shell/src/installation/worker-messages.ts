/** What a page and the service worker say to each other. */

/** From the page that installed it: what that page runs on, so that it also starts without network. */
export type KeepMessage = { type: "keep"; addresses: string[] };
/** From the worker, once all of it is kept. */
export type KeptMessage = { type: "kept" };

/** Where the worker keeps what people read; the page empties it when their session ends. */
export const READ_CACHE = "coulisses-read";
/** The same for plannings and what they need in the field, so that other reads don't push them out. */
export const PLANNING_CACHE = "coulisses-planning";
