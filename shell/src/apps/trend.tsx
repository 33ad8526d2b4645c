import { makeStyles, tokens } from "@coulisses/shared-ui/base";

const HEIGHT = 20;
const STEP = 4;

const useStyles = makeStyles({
  trend: { display: "inline-flex", alignItems: "center", gap: "8px" },
  bars: { fill: tokens.colorPaletteRedForeground1, flexShrink: 0 },
  ground: { fill: tokens.colorNeutralStroke2 },
});

type TrendProps = {
  /** One count for each hour or day, the last one at the end. */
  counts: readonly number[];
  /** « depuis 24 heures » */
  since: string;
};

/** The number of errors, and a bar for each hour or day. */
export function Trend({ counts, since }: TrendProps) {
  const styles = useStyles();
  const sum = counts.reduce((all, count) => all + count, 0);
  const most = Math.max(1, ...counts);
  const width = counts.length * STEP;
  const label = `${sum} ${sum > 1 ? "erreurs" : "erreur"} ${since}, ${counts.at(-1) ?? 0} en dernier`;
  return (
    <span className={styles.trend}>
      <svg className={styles.bars} role="img" aria-label={label} width={width} height={HEIGHT}>
        <rect className={styles.ground} y={HEIGHT - 1} width={width} height={1} />
        {counts.map((count, at) => {
          const height = count === 0 ? 0 : Math.max(2, (count / most) * (HEIGHT - 1));
          // A bar has no other name than its place.
          return <rect key={at} x={at * STEP} y={HEIGHT - height} width={STEP - 1} height={height} />;
        })}
      </svg>
      {sum}
    </span>
  );
}
