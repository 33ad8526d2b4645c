/** What a page and the service worker say to each other. */

/** From the page that installed it: what that page runs on, so that it also starts without network. */
export type KeepMessage = { type: "keep"; addresses: string[] };
/** From a page whose session ended: what somebody read leaves, also what is still on its way to them. */
export type ForgetMessage = { type: "forget" };
/** From a page: the reads of all apps that are kept apart, for use without network; see `offline` of feature.json. */
export type OfflineMessage = { type: "offline"; reads: string[] };
/** From the worker, once all of it is kept. */
export type KeptMessage = { type: "kept" };
/** From the worker: somebody pressed a notification; `path` is within the site. */
export type OpenMessage = { type: "open"; path: string };
/** From the worker: what it gave of such a read was kept, and what came meanwhile says something else. */
export type FresherMessage = { type: "fresher" };
/** Anything that the worker says. */
export type WorkerMessage = KeptMessage | OpenMessage | FresherMessage;

/** Where the worker keeps what people read; the page empties it when their session ends. */
export const READ_CACHE = "coulisses-read";
/** The same for what apps want without network, so that other reads don't push it out. */
export const OFFLINE_READ_CACHE = "coulisses-planning";
