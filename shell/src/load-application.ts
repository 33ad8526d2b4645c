const fetchApplication = () => import("./application/application");

/**
 * The application behind the login page: the server preloads it, under this file's name, for private pages. A
 * file that did not come is asked for once more.
 */
export const loadApplication = () => fetchApplication().catch(fetchApplication);

/** Loads it ahead of need: failures are silent, as the real visit will show them. */
export function prefetchApplication(): void {
  loadApplication().catch(() => undefined);
}
