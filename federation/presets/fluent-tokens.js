/** The defaults that Fluent writes beside a variable. */
const defaults = {
  zIndexBackground: 0,
  zIndexContent: 1,
  zIndexOverlay: 1000,
  zIndexPopup: 2000,
  zIndexMessages: 3000,
  zIndexFloating: 4000,
  zIndexPriority: 5000,
  zIndexDebug: 6000,
};

/**
 * Stands in for Fluent's list of its 467 CSS variables, 30 kB of which each is named as its token: builds take this
 * instead. `webpack/fluent-tokens.test.ts` compares the two.
 */
export const tokens = new Proxy(
  {},
  { get: (_, name) => (name in defaults ? `var(--${name}, ${defaults[name]})` : `var(--${String(name)})`) },
);
