import type { CoulissesTheme } from "./themes";

type Tokens = { readonly [Name in keyof CoulissesTheme]: string };

/**
 * Every colour, size and duration of the theme in force, as CSS variables. A variable is named as its
 * token, so there is no need to ship the list of three hundred names.
 */
export const tokens = new Proxy({} as Tokens, {
  get: (_, name) => `var(--${String(name)})`,
});
