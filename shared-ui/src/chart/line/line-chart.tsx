import { makeStyles, mergeClasses } from "@griffel/react";
import { type KeyboardEvent, memo, useId, useMemo, useRef } from "react";
import { tip } from "../../base/button/tooltip";
import { useRoving } from "../../behaviour/keys/use-roving";
import { tokens } from "../../theme/tokens";
import { ChartFrame } from "../parts/chart-frame";
import type { LineChartProps } from "../parts/chart-props";
import { layoutLines } from "./line-layout";
import { LineTable } from "./line-table";
import { useChartStyles } from "../parts/chart-styles";
import { momentOf, seriesColors, written } from "../parts/series";
import { useWidth } from "../parts/use-width";

const useStyles = makeStyles({
  zero: { stroke: tokens.colorNeutralStrokeAccessible },
  words: { fill: tokens.colorNeutralForeground3, fontVariantNumeric: "tabular-nums" },
  day: { fill: tokens.colorNeutralForeground1, fontWeight: 600 },
  line: { fill: "none", strokeWidth: 2.5, strokeLinejoin: "round" },
  slot: {
    fill: "transparent",
    outline: "none",
    stroke: "transparent",
    strokeWidth: 2,
    ":hover": { fill: tokens.colorNeutralForeground1, fillOpacity: 0.14 },
    ":focus-visible": {
      fill: tokens.colorNeutralForeground1,
      fillOpacity: 0.14,
      stroke: tokens.colorStrokeFocus2,
    },
  },
  openable: { cursor: "pointer" },
});

/** Values over time, on the clock of Paris. */
export default function LineChart(props: LineChartProps) {
  return (
    <ChartFrame
      series={props.series}
      legend={props.series.map(({ label, tone }) => ({
        label,
        sample: () => (
          <line
            x1={0}
            x2={24}
            y1={6}
            y2={6}
            strokeWidth={3}
            stroke={seriesColors[tone].ink}
            strokeDasharray={seriesColors[tone].dash}
          />
        ),
      }))}
      chart={() => <Lines {...props} />}
      table={<LineTable {...props} />}
    />
  );
}

function Lines({ caption, points, end, series, height = 280, onOpen }: LineChartProps) {
  const chart = useChartStyles();
  const styles = useStyles();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const layout = useMemo(
    () => layoutLines(points, series, end, { width, height }),
    [points, series, end, width, height],
  );
  const keys = useMemo(() => [points.map(({ at }) => at)], [points]);
  const roving = useRoving<SVGSVGElement>(keys);
  return (
    <div ref={frame}>
      <svg {...roving.root} role="group" aria-label={caption} height={height} className={chart.svg}>
        <g aria-hidden>
          {layout.yTicks.map(({ value, y }) => (
            <g key={value}>
              <line
                x1={layout.left}
                x2={width - 8}
                y1={y}
                y2={y}
                className={mergeClasses(chart.grid, value === 0 && styles.zero)}
              />
              <text
                x={layout.left - 8}
                y={y}
                textAnchor="end"
                dominantBaseline="central"
                className={styles.words}
              >
                {written(value)}
              </text>
            </g>
          ))}
          {layout.xTicks.map(({ at, x, label, midnight }) => (
            <g key={at.getTime()}>
              <line
                x1={x}
                x2={x}
                y1={midnight ? layout.top : layout.bottom}
                y2={layout.bottom + 5}
                className={mergeClasses(chart.grid, midnight && styles.zero)}
              />
              <text
                x={x}
                y={layout.bottom + 19}
                textAnchor={x > width - 30 ? "end" : "middle"}
                className={mergeClasses(styles.words, midnight && styles.day)}
              >
                {label}
              </text>
            </g>
          ))}
          <Paths layout={layout} height={height} />
        </g>
        {layout.slots.map(({ point, x, width: wide }) => {
          const lines = [
            momentOf(point.at),
            ...series.map(({ key, label }) => `${label} : ${written(point.values[key] ?? 0)}`),
            ...(point.details === undefined ? [] : [point.details]),
          ];
          return (
            <rect
              key={point.at}
              {...roving.point(point.at)}
              {...tip(lines.join("\n"))}
              {...(onOpen
                ? { role: "button", onClick: () => onOpen(point), onKeyDown: onPress(() => onOpen(point)) }
                : { role: "img" })}
              aria-label={lines.join(", ")}
              x={x}
              y={layout.top}
              width={wide}
              height={layout.bottom - layout.top}
              className={mergeClasses(styles.slot, onOpen && styles.openable)}
            />
          );
        })}
      </svg>
    </div>
  );
}

function onPress(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  };
}

type PathsProps = { layout: ReturnType<typeof layoutLines>; height: number };

const Paths = memo(function Paths({ layout: { lines, zero }, height }: PathsProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <>
      <clipPath id={`${id}-above`}>
        <rect x={0} y={0} width="100%" height={zero} />
      </clipPath>
      <clipPath id={`${id}-below`}>
        <rect x={0} y={zero} width="100%" height={Math.max(0, height - zero)} />
      </clipPath>
      {lines.flatMap(({ series: { key, tone, below }, path }) => {
        const parts = below
          ? ([
              ["above", tone],
              ["below", below],
            ] as const)
          : ([[undefined, tone]] as const);
        return parts.map(([side, shade]) => (
          <path
            key={`${key} ${String(side)}`}
            d={path}
            className={styles.line}
            stroke={seriesColors[shade].ink}
            strokeDasharray={seriesColors[tone].dash}
            {...(side && { clipPath: `url(#${id}-${side})` })}
          />
        ));
      })}
    </>
  );
});
