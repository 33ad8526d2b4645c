import type { BrandName } from "./ramps";

/** The layers: the navigation around the page, the page, a card on it, overlays above both, and the lines between. */
export type Surfaces = {
  navigation: string;
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

/** Each light theme is tinted by its colour too: white is for cards, so that they stand out. */
export const lightSurfaces: Record<BrandName, Surfaces> = {
  blue: {
    navigation: "#e1f0f5",
    page: "#f2f8fa",
    card: "#ffffff",
    cardHover: "#eff6f9",
    cardPressed: "#e2edf2",
    raised: "#ffffff",
    sunken: "#f4f9fb",
    line: "#dde8ed",
    lineStrong: "#c4d4db",
    outline: "#71858e",
    ink: "#10232c",
    inkMuted: "#4d626c",
  },
  yellow: {
    navigation: "#f8eed3",
    page: "#fcf8ee",
    card: "#ffffff",
    cardHover: "#faf5e8",
    cardPressed: "#f2ead6",
    raised: "#ffffff",
    sunken: "#fcf9f1",
    line: "#ece4d2",
    lineStrong: "#d9cdb3",
    outline: "#8a7f68",
    ink: "#28200e",
    inkMuted: "#665c48",
  },
  red: {
    navigation: "#f9e3e7",
    page: "#fdf5f6",
    card: "#ffffff",
    cardHover: "#fbf0f2",
    cardPressed: "#f4e1e4",
    raised: "#ffffff",
    sunken: "#fdf6f7",
    line: "#efdfe2",
    lineStrong: "#dec5ca",
    outline: "#8e777c",
    ink: "#2b1419",
    inkMuted: "#6b5459",
  },
};

/** Each dark theme is tinted by its colour, so that the page never looks merely switched off. */
export const darkSurfaces: Record<BrandName, Surfaces> = {
  blue: {
    navigation: "#142126",
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
    navigation: "#1b1812",
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
    navigation: "#1f1417",
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
