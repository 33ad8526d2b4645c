import type { Hours } from "@coulisses/shared-domain/check-in/hours";
import { makeStyles, media, Surface, tokens } from "@coulisses/shared-ui/base";
import { figuresOf } from "./hours-columns";
import type { HoursView } from "./hours-rows";

const useStyles = makeStyles({
  list: {
    display: "flex",
    flexWrap: "wrap",
    gap: "8px 32px",
    margin: 0,
    [media.mobile]: { display: "grid", gridTemplateColumns: "1fr 1fr" },
  },
  label: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: { margin: 0, fontWeight: 600, fontVariantNumeric: "tabular-nums" },
});

/** The sum of the rows on screen, on all their pages. */
export function HoursTotals({ view, total }: { view: HoursView; total: Hours }) {
  const styles = useStyles();
  return (
    <Surface>
      <dl aria-label="En tout" className={styles.list}>
        {figuresOf(view).map(({ key, header, words }) => (
          <div key={key}>
            <dt className={styles.label}>{header}</dt>
            <dd className={styles.value}>{words(total[key])}</dd>
          </div>
        ))}
      </dl>
    </Surface>
  );
}
