import type { MouseEvent } from "react";
import type { ChartSeries } from "./series";

/** One bar: its label on the axis, and the sizes of its parts. */
export type BarCategory = {
  key: string;
  label: string;
  /** The number of each series. */
  values: Readonly<Record<string, number>>;
  /** A value to compare with, drawn as a cross on the bar. */
  marker?: number;
};

/** The size of a bar: the sum of the shown series. */
export const totalOf = ({ values }: BarCategory, series: readonly ChartSeries[]): number =>
  series.reduce((sum, { key }) => sum + (values[key] ?? 0), 0);

/** Stacked bars; the same figures can be read as a table. */
export type BarChartProps = {
  /** The title of the chart. */
  caption: string;
  /** The name of the categories: "Équipe". */
  categoryLabel: string;
  categories: readonly BarCategory[];
  /** Stacked in this order. */
  series: readonly ChartSeries[];
  /** The meaning of the crosses. */
  markerLabel?: string;
  /** The link of a part of a bar, if any; Ctrl opens it in a new tab. */
  hrefOf?: (category: BarCategory, series: ChartSeries) => string | undefined;
  /** A plain click on it, Enter. */
  onOpen?: (category: BarCategory, series: ChartSeries) => void;
};

/** The values of the lines from one moment on. */
export type LinePoint = {
  /** ISO instant from which the values hold. */
  at: string;
  /** By the key of each series. */
  values: Readonly<Record<string, number>>;
  /** Further lines for the tooltip. */
  details?: string;
};

/** Values over time, each of which holds until the next point; the same figures can be read as a table. */
export type LineChartProps = {
  /** The title of the chart. */
  caption: string;
  /** In the order of time. */
  points: readonly LinePoint[];
  /** ISO instant at which the last values cease to hold. */
  end: string;
  series: readonly ChartSeries[];
  /** In pixels. @default 280 */
  height?: number;
  /** Click, Enter. */
  onOpen?: (point: LinePoint) => void;
};

/** Handles the click of a link: a plain one acts, any other is the browser's (a new tab). */
export function onPlainClick(act: (() => void) | undefined) {
  return (event: MouseEvent) => {
    if (!act || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    act();
  };
}
