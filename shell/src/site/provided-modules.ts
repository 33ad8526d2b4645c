import type { ProvidedModules } from "@coulisses/federation/loader";

/**
 * The modules that exist once in the page: feature apps take these from here and bundle none of them. One
 * file for those that every list uses, as a phone pays for each request.
 */
export const providedModules: ProvidedModules = {
  react: () => import(/* webpackChunkName: "doors" */ "react"),
  "react/jsx-runtime": () => import(/* webpackChunkName: "doors" */ "react/jsx-runtime"),
  "@coulisses/shared-auth": () => import(/* webpackChunkName: "doors" */ "@coulisses/shared-auth"),
  "@coulisses/shared-ui/base": () => import(/* webpackChunkName: "doors" */ "@coulisses/shared-ui/base"),
  "@coulisses/shared-ui/icons": () => import(/* webpackChunkName: "doors" */ "@coulisses/shared-ui/icons"),
  "@coulisses/shared-ui/filters": () =>
    import(/* webpackChunkName: "doors" */ "@coulisses/shared-ui/filters"),
  "@coulisses/shared-ui/form": () => import(/* webpackChunkName: "form" */ "@coulisses/shared-ui/form"),
  "@coulisses/shared-ui/data": () => import(/* webpackChunkName: "doors" */ "@coulisses/shared-ui/data"),
  "@coulisses/shared-ui/overlay": () =>
    import(/* webpackChunkName: "doors" */ "@coulisses/shared-ui/overlay"),
  "@coulisses/shared-ui/rich-text": () =>
    import(/* webpackChunkName: "rich-text" */ "@coulisses/shared-ui/rich-text"),
  "@coulisses/shared-pages/router": () =>
    import(/* webpackChunkName: "doors" */ "@coulisses/shared-pages/router"),
  "@coulisses/shared-pages/forms": () =>
    import(/* webpackChunkName: "forms" */ "@coulisses/shared-pages/forms"),
};
