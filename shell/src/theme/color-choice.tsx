import { makeStyles, mergeClasses, tip, tokens } from "@coulisses/shared-ui/base";
import { type ThemeColor, themeColors } from "./theme-choice";

const names: Record<ThemeColor, string> = { blue: "Bleu", yellow: "Jaune", red: "Rouge" };

const useStyles = makeStyles({
  row: { display: "flex", alignItems: "center", gap: "4px", padding: "2px 12px", border: "none", margin: 0 },
  legend: { float: "left", padding: 0, marginRight: "auto" },
  choice: {
    width: "34px",
    height: "34px",
    padding: 0,
    border: "none",
    borderRadius: "50%",
    background: "transparent",
    cursor: "pointer",
    display: "grid",
    placeItems: "center",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  disc: { width: "20px", height: "20px", borderRadius: "50%" },
  chosen: {
    outline: `2px solid ${tokens.colorNeutralForeground1}`,
    outlineOffset: "3px",
  },
  blue: { background: "#41C5E5" },
  yellow: { background: "#FFCB29" },
  red: { background: "#ED1D45" },
});

type ColorChoiceProps = { color: ThemeColor; onChoose: (color: ThemeColor) => void };

/** The theme's colour; the brightness stays. */
export function ColorChoice({ color, onChoose }: ColorChoiceProps) {
  const styles = useStyles();
  return (
    <div role="group" aria-label="Couleur du thème" className={styles.row}>
      <span className={styles.legend}>Couleur</span>
      {themeColors.map((choice) => (
        <button
          key={choice}
          type="button"
          className={styles.choice}
          aria-label={names[choice]}
          aria-pressed={choice === color}
          {...tip(names[choice])}
          onClick={() => {
            onChoose(choice);
          }}
        >
          <span className={mergeClasses(styles.disc, styles[choice], choice === color && styles.chosen)} />
        </button>
      ))}
    </div>
  );
}
