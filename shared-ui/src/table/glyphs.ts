// Written by scripts/icons.mjs from Material Design Icons (Apache 2.0).
export const previousGlyph = "M15.41,16.58L10.83,12L15.41,7.41L14,6L8,12L14,18L15.41,16.58Z";
export const nextGlyph = "M8.59,16.58L13.17,12L8.59,7.41L10,6L16,12L10,18L8.59,16.58Z";
