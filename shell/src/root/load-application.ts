/**
 * Everything behind the login page: the server preloads it, under this file's name, for whoever
 * opens a private page.
 */
export const loadApplication = () => import("../application/application");
