import type { ChartSeries } from "./series";

/** One bar: what stands on the axis, and how high its parts are. */
export type BarCategory = {
  key: string;
  label: string;
  /** How many of each series. */
  values: Readonly<Record<string, number>>;
  /** What the bar is compared with: a cross on it. */
  marker?: number;
};

/** How high a bar is: the sum of the series that are shown. */
export const totalOf = ({ values }: BarCategory, series: readonly ChartSeries[]): number =>
  series.reduce((sum, { key }) => sum + (values[key] ?? 0), 0);

/** Piled bars; the same figures can be read as a table. */
export type BarChartProps = {
  /** What the chart shows. */
  caption: string;
  /** What a bar stands for: "Équipe". */
  categoryLabel: string;
  categories: readonly BarCategory[];
  /** Piled up in this order. */
  series: readonly ChartSeries[];
  /** What the crosses mean. */
  markerLabel?: string;
  /** Where a part of a bar leads, if anywhere; Ctrl opens it in a new tab. */
  hrefOf?: (category: BarCategory, series: ChartSeries) => string | undefined;
  /** A plain click on it, Enter. */
  onOpen?: (category: BarCategory, series: ChartSeries) => void;
};

/** What the lines are worth from one moment on. */
export type LinePoint = {
  /** ISO instant from which the values hold. */
  at: string;
  /** By the key of each series. */
  values: Readonly<Record<string, number>>;
  /** More lines for the tooltip. */
  details?: string;
};

/** `step`: a value holds until the next point; `line`: it goes straight to it. */
export type LineShape = "step" | "line";

/** Values over time; the same figures can be read as a table. */
export type LineChartProps = {
  /** What the chart shows. */
  caption: string;
  /** In the order of time. */
  points: readonly LinePoint[];
  /** ISO instant at which the last values cease to hold. */
  end: string;
  series: readonly ChartSeries[];
  /** `step` where values hold until the next point. @default "step" */
  shape?: LineShape;
  /** In pixels. @default 280 */
  height?: number;
  /** Click, Enter. */
  onOpen?: (point: LinePoint) => void;
};
