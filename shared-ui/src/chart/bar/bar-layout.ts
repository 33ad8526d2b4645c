import { scaleLinear } from "d3-scale";
import { type BarCategory, totalOf } from "../parts/chart-props";
import type { ChartSeries } from "../parts/series";

const BAR = 24;
const AXIS = 22;
/** Under this width, names stand over their bars. */
const NARROW = 560;

type Segment = { series: ChartSeries; value: number; x: number; width: number };
type PlacedBar = {
  category: BarCategory;
  y: number;
  labelY: number;
  segments: Segment[];
  total: number;
  markerX: number | undefined;
};

/** The positions of a chart of stacked bars, in pixels, `width` of them. */
export function layoutBars(
  categories: readonly BarCategory[],
  series: readonly ChartSeries[],
  width: number,
) {
  const narrow = width < NARROW;
  const left = narrow ? 4 : 156;
  const right = width - 44;
  const rowHeight = narrow ? BAR + 26 : BAR + 10;
  const largest = Math.max(
    1,
    ...categories.map((category) => Math.max(totalOf(category, series), category.marker ?? 0)),
  );
  const x = scaleLinear().domain([0, largest]).nice().range([left, right]);

  const bars = categories.map((category, index): PlacedBar => {
    const y = AXIS + index * rowHeight + (narrow ? 22 : 5);
    let before = 0;
    const segments = series.flatMap((one): Segment[] => {
      const value = category.values[one.key] ?? 0;
      if (value <= 0) return [];
      const from = x(before);
      before += value;
      return [{ series: one, value, x: from, width: x(before) - from }];
    });
    return {
      category,
      y,
      labelY: narrow ? y - 7 : y + BAR / 2,
      segments,
      total: before,
      markerX: category.marker === undefined ? undefined : x(category.marker),
    };
  });
  return {
    narrow,
    bar: BAR,
    axis: AXIS,
    labelX: narrow ? left : left - 12,
    height: AXIS + categories.length * rowHeight + 4,
    ticks: x
      .ticks(Math.max(2, Math.floor((right - left) / 80)))
      .filter(Number.isInteger)
      .map((value) => ({ value, x: x(value) })),
    bars,
  };
}
