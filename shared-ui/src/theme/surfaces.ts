import type { BrandName } from "./ramps";

/** The layers: the page, a card on it, overlays above both, and the lines between. */
export type Surfaces = {
  page: string;
  card: string;
  cardHover: string;
  cardPressed: string;
  raised: string;
  sunken: string;
  line: string;
  lineStrong: string;
  outline: string;
  ink: string;
  inkMuted: string;
};

/** The layers of all light themes. */
export const lightSurfaces: Surfaces = {
  page: "#f4f4f4",
  card: "#ffffff",
  cardHover: "#f3f5f6",
  cardPressed: "#e9edef",
  raised: "#ffffff",
  sunken: "#f7f8f8",
  line: "#e3e6e8",
  lineStrong: "#cfd4d7",
  outline: "#7b858b",
  ink: "#16222a",
  inkMuted: "#55626a",
};

/** Each dark theme is tinted by its colour, so that the page never looks merely switched off. */
export const darkSurfaces: Record<BrandName, Surfaces> = {
  blue: {
    page: "#1b2b31",
    card: "#273b42",
    cardHover: "#31474f",
    cardPressed: "#20333a",
    raised: "#2e444c",
    sunken: "#22343b",
    line: "#3a5059",
    lineStrong: "#4b636d",
    outline: "#8ba2ac",
    ink: "#f3f8fa",
    inkMuted: "#b4c5cc",
  },
  yellow: {
    page: "#25221a",
    card: "#343025",
    cardHover: "#403b2e",
    cardPressed: "#2c281f",
    raised: "#3d382b",
    sunken: "#2d2920",
    line: "#4b4536",
    lineStrong: "#615a48",
    outline: "#a89f89",
    ink: "#faf8f2",
    inkMuted: "#cbc4b2",
  },
  red: {
    page: "#2a1c20",
    card: "#3b282d",
    cardHover: "#483138",
    cardPressed: "#322126",
    raised: "#452f35",
    sunken: "#332328",
    line: "#553b42",
    lineStrong: "#6c4c55",
    outline: "#b3949c",
    ink: "#fbf5f6",
    inkMuted: "#d4bfc4",
  },
};
