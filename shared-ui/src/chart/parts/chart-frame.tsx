import { makeStyles } from "@griffel/react";
import { type ReactNode, useId, useState } from "react";
import { ChoiceToggle } from "../../form/choice/choices";
import { media } from "../../theme/media";
import { tokens } from "../../theme/tokens";
import type { ChartSeries } from "./series";
import { Textures } from "./textures";

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", gap: "12px", minWidth: 0 },
  bar: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "8px 20px",
  },
  legend: {
    display: "flex",
    flexWrap: "wrap",
    gap: "4px 18px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
    fontSize: tokens.fontSizeBase200,
    [media.mobile]: { order: 1, flexBasis: "100%" },
  },
  entry: { display: "flex", alignItems: "center", gap: "6px" },
});

/** Draws the sample of a series with these textures. */
type Sample = (textures: string) => ReactNode;

type ChartFrameProps = {
  series: readonly ChartSeries[];
  /** Further explanations beside the series, each with its 24 × 12 drawing. */
  legend: readonly { label: string; sample: Sample }[];
  /** `textures` is the argument of `textureOf`. */
  chart: (textures: string) => ReactNode;
  table: ReactNode;
};

const views = [
  { value: "chart", label: "Graphique" },
  { value: "table", label: "Tableau" },
] as const;

/** A chart with its legend, which can be read as a table. */
export function ChartFrame({ series, legend, chart, table }: ChartFrameProps) {
  const styles = useStyles();
  const textures = useId();
  const [view, setView] = useState<"chart" | "table">("chart");
  return (
    <div className={styles.root}>
      <svg width={0} height={0} aria-hidden style={{ position: "absolute" }}>
        <Textures id={textures} tones={series.map(({ tone }) => tone)} />
      </svg>
      <div className={styles.bar}>
        {view === "chart" ? (
          <ul aria-label="Légende" className={styles.legend}>
            {legend.map(({ label, sample }) => (
              <li key={label} className={styles.entry}>
                <svg width={24} height={12} aria-hidden>
                  {sample(textures)}
                </svg>
                {label}
              </li>
            ))}
          </ul>
        ) : (
          <span />
        )}
        <ChoiceToggle
          label="Affichage"
          options={views}
          value={view}
          onChange={(next) => next && setView(next)}
        />
      </div>
      {view === "chart" ? chart(textures) : table}
    </div>
  );
}
