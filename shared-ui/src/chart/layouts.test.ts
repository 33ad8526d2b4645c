import { layoutBars } from "./bar/bar-layout";
import { layoutLines } from "./line/line-layout";
import { parisTicks } from "./parts/time-axis";

const series = [
  { key: "draft", label: "Brouillon", tone: "draft" },
  { key: "validated", label: "Validée", tone: "validated" },
] as const;

describe("piled bars", () => {
  const bar = { key: "bar", label: "Bar", values: { draft: 2, validated: 6 }, marker: 10 };
  const elec = { key: "elec", label: "Élec", values: { validated: 4 } };
  const { bars, ticks, narrow } = layoutBars([bar, elec], series, 800);

  it("follow one another, as wide as what they count", () => {
    const [draft, validated] = bars[0]!.segments;
    expect(validated!.x).toBeCloseTo(draft!.x + draft!.width);
    expect(validated!.width).toBeCloseTo(3 * draft!.width);
    expect(bars[0]!.total).toBe(8);
  });

  it("draw nothing of what is not there, and no cross where nothing is compared", () => {
    expect(bars[1]!.segments.map((segment) => segment.series.key)).toEqual(["validated"]);
    expect(bars[1]!.markerX).toBeUndefined();
  });

  it("leave room for a cross beyond the bar, on an axis of whole numbers", () => {
    expect(bars[0]!.markerX).toBeCloseTo(ticks.find(({ value }) => value === 10)!.x);
    expect(layoutBars([elec], series, 2000).ticks.every(({ value }) => Number.isInteger(value))).toBe(true);
  });

  it("stand under their names on a phone", () => {
    const phone = layoutBars([bar], series, 340);
    expect([narrow, phone.narrow]).toEqual([false, true]);
    expect(phone.bars[0]!.labelY).toBeLessThan(phone.bars[0]!.y);
  });
});

describe("lines over time", () => {
  const points = [
    { at: "2026-05-15T08:00:00Z", values: { draft: 0, validated: 10 } },
    { at: "2026-05-15T09:00:00Z", values: { draft: -5, validated: 10 } },
  ];
  const layout = layoutLines(points, series, "2026-05-15T12:00:00Z", { width: 600, height: 200 });

  it("hold a value until the next point, and the last one to the end", () => {
    expect(layout.lines[0]!.path).toMatch(/^M.*L.*L.*L/);
    expect(layout.slots[1]!.width).toBeCloseTo(3 * layout.slots[0]!.width);
  });

  it("show zero, and what is under it", () => {
    expect(layout.zero).toBeLessThan(layout.bottom);
    expect(layout.yTicks.some(({ value }) => value < 0)).toBe(true);
  });
});

describe("the clock under them", () => {
  const labels = (start: string, end: string, width: number) =>
    parisTicks(new Date(start), new Date(end), width).map(({ label }) => label);

  it("tells the hours of Paris, and midnights by their day", () => {
    expect(labels("2026-05-15T20:00:00Z", "2026-05-16T00:00:00Z", 640)).toEqual([
      "22h",
      "23h",
      "sam. 16",
      "1h",
      "2h",
    ]);
  });

  it("tells fewer hours where there is less room, then days, then fewer days", () => {
    expect(labels("2026-05-14T22:00:00Z", "2026-05-15T22:00:00Z", 320)).toEqual([
      "ven. 15",
      "6h",
      "12h",
      "18h",
      "sam. 16",
    ]);
    expect(labels("2026-05-14T22:00:00Z", "2026-05-18T22:00:00Z", 320)).toEqual([
      "ven. 15",
      "sam. 16",
      "dim. 17",
      "lun. 18",
      "mar. 19",
    ]);
    expect(labels("2026-05-14T22:00:00Z", "2026-05-18T22:00:00Z", 150)).toEqual([
      "ven. 15",
      "dim. 17",
      "mar. 19",
    ]);
  });

  it("tells the months of a long time, and each year by its number", () => {
    expect(labels("2025-10-12T08:00:00Z", "2026-04-20T08:00:00Z", 640)).toEqual([
      "nov.",
      "déc.",
      "2026",
      "févr.",
      "mars",
      "avr.",
    ]);
    expect(labels("2024-10-12T08:00:00Z", "2026-11-20T08:00:00Z", 640)).toEqual([
      "2025",
      "avr.",
      "juil.",
      "oct.",
      "2026",
      "avr.",
      "juil.",
      "oct.",
    ]);
    expect(labels("1998-05-15T08:00:00Z", "2026-05-15T08:00:00Z", 320)).toEqual([
      "2004",
      "2010",
      "2016",
      "2022",
    ]);
  });

  it("skips the hour that does not exist, and tells the one that comes twice once", () => {
    expect(labels("2026-03-28T23:00:00Z", "2026-03-29T03:00:00Z", 640)).toEqual([
      "dim. 29",
      "1h",
      "3h",
      "4h",
      "5h",
    ]);
    expect(labels("2026-10-24T22:00:00Z", "2026-10-25T03:00:00Z", 640)).toEqual([
      "dim. 25",
      "1h",
      "2h",
      "3h",
      "4h",
    ]);
  });
});
