/**
 * The modules that exist once in the page. The shell provides each, a feature app bundles none. Written as
 * feature apps import them.
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

/** The import of a shared module. */
export type SharedModule = (typeof sharedModules)[number];

const router = ["react-router-dom"];
const store = ["@reduxjs/toolkit", "react-redux"];
const react = ["react", "react-dom"];
const design = ["@griffel/react"];

/** The libraries whose state exists once in the page, by the door that they come through. */
export const librariesOf: Readonly<Record<string, readonly string[]>> = {
  react,
  "react/jsx-runtime": react,
  "@coulisses/shared-auth": store,
  "@coulisses/shared-ui/base": design,
  "@coulisses/federation/platform/router": router,
  "@coulisses/federation/platform/forms": ["formik", "yup"],
} satisfies Partial<Record<SharedModule, readonly string[]>>;
