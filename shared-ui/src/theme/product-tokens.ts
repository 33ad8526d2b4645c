/** The colours that Fluent's tokens lack. `fill` lies under `ink`; `ink` is readable on a card too. */
const light = {
  pageBackground: "#f4f4f4",
  draftFill: "#e8ebed",
  draftInk: "#4a5860",
  reviewFill: "#ffe8c7",
  reviewInk: "#854500",
  refusedFill: "#fbdde2",
  refusedInk: "#a3122e",
  validatedFill: "#dff4cf",
  validatedInk: "#2a6407",
  readyFill: "#e9e0f8",
  readyInk: "#5930a8",
  infoFill: "#d9f1f8",
  infoInk: "#0a5568",
  dangerRest: "#c9173c",
  dangerHover: "#b01032",
  dangerPressed: "#970a28",
  dangerInk: "#ffffff",
};

/** The product's own tokens. */
export type ProductTokens = typeof light;
/** The product's tokens in a light theme. */
export const lightProductTokens: ProductTokens = light;

/** The product's tokens in a dark theme. */
export const darkProductTokens: ProductTokens = {
  pageBackground: "#1b2b31",
  draftFill: "#46565e",
  draftInk: "#dbe4e8",
  reviewFill: "#55401c",
  reviewInk: "#ffcd85",
  refusedFill: "#5e2430",
  refusedInk: "#ffb0ba",
  validatedFill: "#2a4c1b",
  validatedInk: "#a9ea72",
  readyFill: "#43346c",
  readyInk: "#d3c2ff",
  infoFill: "#164855",
  infoInk: "#9fe6fa",
  dangerRest: "#d91e45",
  dangerHover: "#c3153a",
  dangerPressed: "#a80e2e",
  dangerInk: "#ffffff",
};
