import * as v from "valibot";

/** The name of an app. */
export const featureName = v.pipe(
  v.string(),
  v.regex(/^mf-[a-z][a-z0-9-]*$/, "a feature app's name looks like mf-something"),
);

/** In the manner of react-router: `/fa`, `/fa/:id`. */
export const pagePath = v.pipe(
  v.string(),
  v.regex(/^(\/:?[A-Za-z0-9-]+)+$/, "a path looks like /fa or /fa/:id"),
  v.check((path) => !/^\/(api|shell|features)(\/|$)/.test(path), "the server itself answers there"),
);

/** A text that people read. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"));
/** A word or several, in kebab case. */
export const kebab = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be in kebab case"));

/** An address of the site, with its query: `/fa?status=REFUSED`. */
export const link = v.pipe(
  v.string(),
  v.regex(/^\/[A-Za-z0-9/:?=&_-]*$/, "is an address like /fa?status=REFUSED"),
);
