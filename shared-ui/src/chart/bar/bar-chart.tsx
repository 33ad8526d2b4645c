import { makeStyles, mergeClasses } from "@griffel/react";
import { useRef } from "react";
import { tip } from "../../base/button/tooltip";
import { useRoving } from "../../behaviour/keys/use-roving";
import { tokens } from "../../theme/tokens";
import type { BarCategory, BarChartProps } from "../parts/chart-props";
import { layoutBars } from "./bar-layout";
import { BarTable } from "./bar-table";
import { ChartFrame } from "../parts/chart-frame";
import { onPlainClick } from "../parts/chart-link";
import { seriesColors, written } from "../parts/series";
import { textureOf } from "../parts/textures";
import { useWidth } from "../parts/use-width";

const useStyles = makeStyles({
  svg: {
    display: "block",
    width: "100%",
    overflow: "visible",
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    fill: tokens.colorNeutralForeground1,
  },
  grid: { stroke: tokens.colorNeutralStroke2 },
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

function Bars({
  caption,
  categories,
  series,
  markerLabel = "",
  hrefOf,
  onOpen,
  textures,
}: BarChartProps & { textures: string }) {
  const styles = useStyles();
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
        <g aria-hidden>
          {layout.ticks.map(({ value, x }) => (
            <g key={value}>
              <line x1={x} x2={x} y1={layout.axis - 4} y2={layout.height} className={styles.grid} />
              <text x={x} y={12} textAnchor="middle" className={styles.tick}>
                {written(value)}
              </text>
            </g>
          ))}
        </g>
        {layout.bars.map(({ category, y, labelY, segments, total, markerX }) => (
          <g key={category.key}>
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
            {segments.map((segment) => {
              const words = `${segment.series.label} : ${written(segment.value)}`;
              const href = hrefOf?.(category, segment.series);
              const Element = href === undefined ? "g" : "a";
              const { ink, texture } = seriesColors[segment.series.tone];
              return (
                <Element
                  key={segment.series.key}
                  {...roving.point(keyOf(category, segment.series.key))}
                  {...tip(`${category.label}\n${words}`)}
                  {...(href === undefined
                    ? { role: "img" }
                    : { href, onClick: onPlainClick(onOpen && (() => onOpen(category, segment.series))) })}
                  aria-label={`${category.label}, ${words}`}
                  className={mergeClasses(styles.point, href !== undefined && styles.link)}
                >
                  <rect
                    x={segment.x + 0.5}
                    y={y}
                    width={Math.max(1, segment.width - 1)}
                    height={layout.bar}
                    rx={3}
                    fill={textureOf(textures, segment.series.tone)}
                    stroke={ink}
                  />
                  {segment.width > 10 + 8 * written(segment.value).length && (
                    <text
                      x={segment.x + segment.width / 2}
                      y={y + layout.bar / 2}
                      textAnchor="middle"
                      dominantBaseline="central"
                      className={styles.count}
                      fill={texture === "hollow" ? ink : tokens.colorNeutralBackground1}
                      stroke={texture === "hollow" ? "none" : ink}
                    >
                      {written(segment.value)}
                    </text>
                  )}
                  <rect
                    data-focus
                    x={segment.x - 1.5}
                    y={y - 2.5}
                    width={segment.width + 3}
                    height={layout.bar + 5}
                    rx={5}
                  />
                </Element>
              );
            })}
            {markerX !== undefined && (
              <g
                {...roving.point(keyOf(category, MARKER))}
                {...tip(`${category.label}\n${markerLabel} : ${written(category.marker ?? 0)}`)}
                role="img"
                aria-label={`${category.label}, ${markerLabel} : ${written(category.marker ?? 0)}`}
                className={styles.point}
              >
                <Cross x={markerX} y={y + layout.bar / 2} />
                <circle data-focus cx={markerX} cy={y + layout.bar / 2} r={11} />
              </g>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}
