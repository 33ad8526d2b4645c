/**
 * The colours that Fluent's tokens lack. `fill` lies under `ink`; `ink` is readable on a card too; `solid` is the hue
 * itself, for areas such as bars.
 */
const light = {
  pageBackground: "#f2f8fa",
  navigationBackground: "#e1f0f5",
  draftFill: "#e5edf1",
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

/** The hue of each state, the same in every theme: `solidInk` is readable on each, the state's ink draws its edge. */
const solids = {
  draftSolid: "#c3ced4",
  reviewSolid: "#f5b04a",
  refusedSolid: "#f5788c",
  validatedSolid: "#84cb55",
  readySolid: "#b096f4",
  infoSolid: "#5cc8e4",
  solidInk: "#10232c",
};

/** The product's own tokens. */
export type ProductTokens = typeof light & typeof solids;
/** The product's tokens in a light theme. */
export const lightProductTokens: ProductTokens = { ...solids, ...light };

/** The product's tokens in a dark theme. */
export const darkProductTokens: ProductTokens = {
  ...solids,
  pageBackground: "#1b2b31",
  navigationBackground: "#142126",
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
