/** The product's blue. */
const BLUE = [0x02, 0x69, 0x7d] as const;
/** How dark the period with the most points is: half way to black. */
const DARKEST = 0.5;

/** Colour of a period, `#rrggbb`: the more points an hour earns, the darker. */
export function pointsColor(points: number, most: number): string {
  const kept = 1 - DARKEST * (most > 0 ? points / most : 0);
  return `#${BLUE.map((part) =>
    Math.round(part * kept)
      .toString(16)
      .padStart(2, "0"),
  ).join("")}`;
}
