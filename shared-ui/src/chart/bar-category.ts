import type { ChartSeries } from "./series";

export type BarCategory = {
  key: string;
  label: string;
  /** How many of each series. */
  values: Readonly<Record<string, number>>;
  /** What the bar is compared with: a cross on it. */
  marker?: number;
};

export const totalOf = ({ values }: BarCategory, series: readonly ChartSeries[]): number =>
  series.reduce((sum, { key }) => sum + (values[key] ?? 0), 0);
