import { Skeleton } from "../base/message/placeholders";
import { late } from "../behaviour/late";
import { BarTable } from "./bar/bar-table";
import { LineTable } from "./line/line-table";
import type { BarChartProps, LineChartProps } from "./parts/chart-props";

// Without that code, the numbers are still there to read.

/** Stacked bars, one a category; the code is loaded when they are first shown. */
export const BarChart = late<BarChartProps>(() => import("./bar/bar-chart"), {
  waiting: ({ categories }) => <Skeleton height="24px" lines={Math.max(3, categories.length)} />,
  failed: (props) => <BarTable {...props} />,
});

/** Values over time; its code comes when it is first shown. */
export const LineChart = late<LineChartProps>(() => import("./line/line-chart"), {
  waiting: ({ height = 280 }) => <Skeleton height={`${height}px`} />,
  failed: (props) => <LineTable {...props} />,
});
