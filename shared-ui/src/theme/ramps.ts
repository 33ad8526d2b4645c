import type { BrandVariants } from "@fluentui/react-components";

/**
 * One hue a ramp, evenly spaced in perceived lightness. 80 is dark enough to be text on white,
 * 120 bright enough to be text on the dark cards.
 */
export const ramps = {
  blue: {
    10: "#001319",
    20: "#001c24",
    30: "#002730",
    40: "#00313c",
    50: "#013c49",
    60: "#034b5a",
    70: "#005a6c",
    80: "#02697d",
    90: "#067c93",
    100: "#028faa",
    110: "#1da2c0",
    120: "#46b5d0",
    130: "#66c7e1",
    140: "#84d9f1",
    150: "#a6ebfe",
    160: "#d9f6ff",
  },
  yellow: {
    10: "#190c00",
    20: "#241500",
    30: "#301e00",
    40: "#3c2700",
    50: "#483000",
    60: "#583d00",
    70: "#694901",
    80: "#795703",
    90: "#8e6705",
    100: "#a37803",
    110: "#b98a05",
    120: "#cf9b01",
    130: "#dfb03e",
    140: "#eec564",
    150: "#fdda87",
    160: "#ffefc9",
  },
  red: {
    10: "#280003",
    20: "#360007",
    30: "#47000c",
    40: "#580011",
    50: "#690017",
    60: "#80001e",
    70: "#980025",
    80: "#b0032d",
    90: "#ce0337",
    100: "#e91f44",
    110: "#fb4359",
    120: "#ff7077",
    130: "#ff9496",
    140: "#ffb4b3",
    150: "#fed1d0",
    160: "#ffebea",
  },
} satisfies Record<string, BrandVariants>;

/** The name of a colour. */
export type BrandName = keyof typeof ramps;

/** A fill colour, and the colour of text on it. */
export type Primary = { rest: string; hover: string; pressed: string; ink: string };

/** The product's three colours. Blue and yellow are too bright for white text: they carry dark ink. */
export const primaries: Record<BrandName, Primary> = {
  blue: { rest: "#41c5e5", hover: "#62d3ef", pressed: "#2bb0d0", ink: "#04222b" },
  yellow: { rest: "#ffcb29", hover: "#ffd75c", pressed: "#eeb70a", ink: "#2b1d00" },
  red: { rest: "#db153c", hover: "#c50f33", pressed: "#aa0a2a", ink: "#ffffff" },
};
