const fetchApplication = () => import("./application/application");

/**
 * Everything behind the login page: the server preloads it, under this file's name, for whoever
 * opens a private page. A file that did not come is asked for once more.
 */
export const loadApplication = () => fetchApplication().catch(fetchApplication);

/** Ahead of need: a failure is silent, the real visit will say it. */
export function prefetchApplication(): void {
  loadApplication().catch(() => undefined);
}
