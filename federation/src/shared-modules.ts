/**
 * What exists once in the page. The shell provides every one of these, a feature app bundles none.
 * Each is an import as feature apps write it.
 */
export const sharedModules = [
  "react",
  "react/jsx-runtime",
  "@coulisses/shared-auth",
  "@coulisses/shared-ui/base",
  "@coulisses/shared-ui/form",
  "@coulisses/shared-ui/data",
  "@coulisses/shared-ui/overlay",
  "@coulisses/shared-ui/rich-text",
  "@coulisses/shared-ui/icons",
  "@coulisses/federation/platform/router",
  "@coulisses/federation/platform/forms",
] as const;

export type SharedModule = (typeof sharedModules)[number];
