import { makeStyles } from "@griffel/react";
import { DateField } from "./date-field";

const useStyles = makeStyles({
  days: { display: "flex", alignItems: "center", gap: "8px" },
});

type Day = { value: string; onChange: (day: string) => void };

/** Props of a filter on days. */
export type DaysFilterProps = { from: Day; to: Day };

/** The first and the last day of what a list shows; either may be open. */
export function DaysFilter({ from, to }: DaysFilterProps) {
  const styles = useStyles();
  return (
    <div className={styles.days}>
      <span aria-hidden="true">du</span>
      <DateField label="Du" hideLabel {...from} />
      <span aria-hidden="true">au</span>
      <DateField label="Au" hideLabel {...to} />
    </div>
  );
}
