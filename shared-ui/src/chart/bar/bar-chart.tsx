import { makeStyles, mergeClasses } from "@griffel/react";
import { useRef } from "react";
import { tip } from "../../base/button/tooltip";
import { useRoving } from "../../behaviour/keys/use-roving";
import { tokens } from "../../theme/tokens";
import { type BarCategory, type BarChartProps, onPlainClick } from "../parts/chart-props";
import { layoutBars } from "./bar-layout";
import { BarTable } from "./bar-table";
import { ChartFrame } from "../parts/chart-frame";
import { useChartStyles } from "../parts/chart-styles";
import { seriesColors, written } from "../parts/series";
import { textureOf } from "../parts/textures";
import { useWidth } from "../parts/use-width";

const useStyles = makeStyles({
  tick: { fill: tokens.colorNeutralForeground3, fontVariantNumeric: "tabular-nums" },
  total: { fontWeight: 600, fontVariantNumeric: "tabular-nums" },
  point: {
    outline: "none",
    "& [data-focus]": { stroke: "transparent", fill: "none", strokeWidth: 2 },
    ":focus-visible [data-focus]": { stroke: tokens.colorStrokeFocus2 },
  },
  link: { cursor: "pointer", ":hover": { opacity: 0.85 } },
  count: {
    fontWeight: 600,
    paintOrder: "stroke",
    strokeWidth: 3,
    strokeLinejoin: "round",
    pointerEvents: "none",
  },
});

const cross = (x: number, y: number) => `M${x - 5} ${y - 5}l10 10m0-10l-10 10`;

/** Stacked horizontal bars, one a category. */
export default function BarChart(props: BarChartProps) {
  const { series, markerLabel } = props;
  return (
    <ChartFrame
      series={series}
      legend={[
        ...series.map(({ label, tone }) => ({
          label,
          sample: (textures: string) => (
            <rect
              x={1}
              y={1}
              width={22}
              height={10}
              rx={2}
              fill={textureOf(textures, tone)}
              stroke={seriesColors[tone].ink}
            />
          ),
        })),
        ...(markerLabel === undefined ? [] : [{ label: markerLabel, sample: () => <Cross x={12} y={6} /> }]),
      ]}
      chart={(textures) => <Bars {...props} textures={textures} />}
      table={<BarTable {...props} />}
    />
  );
}

function Cross({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path d={cross(x, y)} stroke={tokens.colorNeutralBackground1} strokeWidth={6} strokeLinecap="round" />
      <path d={cross(x, y)} stroke={tokens.infoInk} strokeWidth={2.5} strokeLinecap="round" />
    </>
  );
}

const keyOf = (category: BarCategory, part: string) => `${category.key} ${part}`;
const MARKER = "marker ";

type Layout = ReturnType<typeof layoutBars>;
type Bar = Layout["bars"][number];

function Bars(props: BarChartProps & { textures: string }) {
  const { caption, categories, series } = props;
  const styles = useChartStyles();
  const frame = useRef<HTMLDivElement>(null);
  const layout = layoutBars(categories, series, useWidth(frame));
  const roving = useRoving<SVGSVGElement>(
    layout.bars
      .map(({ category, segments, markerX }) => [
        ...segments.map((segment) => keyOf(category, segment.series.key)),
        ...(markerX === undefined ? [] : [keyOf(category, MARKER)]),
      ])
      .filter((row) => row.length > 0),
  );
  return (
    <div ref={frame}>
      <svg {...roving.root} role="group" aria-label={caption} height={layout.height} className={styles.svg}>
        <Ticks layout={layout} />
        {layout.bars.map((bar) => (
          <g key={bar.category.key}>
            <Words bar={bar} layout={layout} />
            {bar.segments.map((segment) => (
              <BarSegment
                key={segment.series.key}
                {...props}
                bar={bar}
                segment={segment}
                height={layout.bar}
                point={roving.point}
              />
            ))}
            {bar.markerX !== undefined && (
              <Marker
                x={bar.markerX}
                y={bar.y + layout.bar / 2}
                category={bar.category}
                label={props.markerLabel ?? ""}
                point={roving.point}
              />
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}

function Ticks({ layout: { ticks, axis, height } }: { layout: Layout }) {
  const chart = useChartStyles();
  const styles = useStyles();
  return (
    <g aria-hidden>
      {ticks.map(({ value, x }) => (
        <g key={value}>
          <line x1={x} x2={x} y1={axis - 4} y2={height} className={chart.grid} />
          <text x={x} y={12} textAnchor="middle" className={styles.tick}>
            {written(value)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The name before a bar and the total after it. */
function Words({ bar: { category, y, labelY, total }, layout }: { bar: Bar; layout: Layout }) {
  const styles = useStyles();
  return (
    <g aria-hidden>
      <text
        x={layout.labelX}
        y={labelY}
        textAnchor={layout.narrow ? "start" : "end"}
        dominantBaseline={layout.narrow ? "auto" : "central"}
      >
        {category.label}
      </text>
      <text
        x="100%"
        y={y + layout.bar / 2}
        textAnchor="end"
        dominantBaseline="central"
        className={styles.total}
      >
        {written(total)}
      </text>
    </g>
  );
}

/** The props that make an element a stop of the arrow keys. */
type Point = ReturnType<typeof useRoving<SVGSVGElement>>["point"];

type BarSegmentProps = Pick<BarChartProps, "hrefOf" | "onOpen"> & {
  bar: Bar;
  segment: Bar["segments"][number];
  height: number;
  textures: string;
  point: Point;
};

function BarSegment({ bar, segment, height, hrefOf, onOpen, textures, point }: BarSegmentProps) {
  const styles = useStyles();
  const { category, y } = bar;
  const { series, value, x, width } = segment;
  const words = `${series.label} : ${written(value)}`;
  const href = hrefOf?.(category, series);
  const Element = href === undefined ? "g" : "a";
  const { ink, solid } = seriesColors[series.tone];
  return (
    <Element
      {...point(keyOf(category, series.key))}
      {...tip(`${category.label}\n${words}`)}
      {...(href === undefined
        ? { role: "img" }
        : { href, onClick: onPlainClick(onOpen && (() => onOpen(category, series))) })}
      aria-label={`${category.label}, ${words}`}
      className={mergeClasses(styles.point, href !== undefined && styles.link)}
    >
      <rect
        x={x + 0.5}
        y={y}
        width={Math.max(1, width - 1)}
        height={height}
        rx={3}
        fill={textureOf(textures, series.tone)}
        stroke={ink}
      />
      {width > 10 + 8 * written(value).length && (
        <text
          x={x + width / 2}
          y={y + height / 2}
          textAnchor="middle"
          dominantBaseline="central"
          className={styles.count}
          fill={tokens.solidInk}
          stroke={solid}
        >
          {written(value)}
        </text>
      )}
      <rect data-focus x={x - 1.5} y={y - 2.5} width={width + 3} height={height + 5} rx={5} />
    </Element>
  );
}

type MarkerProps = { x: number; y: number; category: BarCategory; label: string; point: Point };

function Marker({ x, y, category, label, point }: MarkerProps) {
  const styles = useStyles();
  const words = `${label} : ${written(category.marker ?? 0)}`;
  return (
    <g
      {...point(keyOf(category, MARKER))}
      {...tip(`${category.label}\n${words}`)}
      role="img"
      aria-label={`${category.label}, ${words}`}
      className={styles.point}
    >
      <Cross x={x} y={y} />
      <circle data-focus cx={x} cy={y} r={11} />
    </g>
  );
}
