import { makeStyles } from "@griffel/react";
import type { ReactNode } from "react";
import { tokens } from "../theme/tokens";

const useStyles = makeStyles({
  legend: {
    display: "flex",
    flexWrap: "wrap",
    gap: "6px 16px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
    fontSize: tokens.fontSizeBase200,
  },
  entry: { display: "flex", alignItems: "center", gap: "6px" },
});

/** The meaning of each mark of a calendar or a grid. */
export function Legend({ entries }: { entries: readonly { label: string; mark: ReactNode }[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.legend} aria-label="Légende">
      {entries.map(({ label, mark }) => (
        <li key={label} className={styles.entry}>
          {mark}
          {label}
        </li>
      ))}
    </ul>
  );
}
