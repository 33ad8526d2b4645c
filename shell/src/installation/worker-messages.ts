/** The messages between a page and the service worker. */

/** From the page that installed it: the files that it runs on, so that it also starts without network. */
export type KeepMessage = { type: "keep"; addresses: string[] };
/** From a page whose session ended: the person's reads are deleted, also those still on their way. */
export type ForgetMessage = { type: "forget" };
/** From a page: reads that apps want kept for use without network; see `offline` of feature.json. */
export type OfflineMessage = { type: "offline"; reads: string[] };
/** From the worker, once all files are kept. */
export type KeptMessage = { type: "kept" };
/** From the worker: a notification was pressed; `path` is within the site. */
export type OpenMessage = { type: "open"; path: string };
/** From the worker: its answer to such a read was a kept one, and the newer one differs. */
export type FresherMessage = { type: "fresher" };
/** Anything that the worker says. */
export type WorkerMessage = KeptMessage | OpenMessage | FresherMessage;

/** The worker's cache of people's reads; the page empties it when their session ends. */
export const READ_CACHE = "coulisses-read";
/** The same for reads that apps want without network, so that other reads don't evict them. */
export const OFFLINE_READ_CACHE = "coulisses-planning";
