/**
 * Everything behind the login page, in one named group of files: the server preloads it for
 * whoever opens a private page.
 */
export const loadApplication = () =>
  import(/* webpackChunkName: "inside" */ "../application/application");
