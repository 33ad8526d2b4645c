import { lazy, Suspense } from "react";
import { Skeleton } from "../base/message/placeholders";
import type { BarChartProps, LineChartProps } from "./parts/chart-props";
import { BarTable } from "./bar/bar-table";
import { LineTable } from "./line/line-table";

// Without that code, the numbers are still there to read.
const LazyBarChart = lazy(() => import("./bar/bar-chart").catch(() => ({ default: BarTable })));
const LazyLineChart = lazy(() => import("./line/line-chart").catch(() => ({ default: LineTable })));

/** Stacked bars, one a category; the code is loaded when they are first shown. */
export function BarChart(props: BarChartProps) {
  return (
    <Suspense fallback={<Skeleton height="24px" lines={Math.max(3, props.categories.length)} />}>
      <LazyBarChart {...props} />
    </Suspense>
  );
}

/** Values over time; its code comes when it is first shown. */
export function LineChart(props: LineChartProps) {
  return (
    <Suspense fallback={<Skeleton height={`${props.height ?? 280}px`} />}>
      <LazyLineChart {...props} />
    </Suspense>
  );
}
