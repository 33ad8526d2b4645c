import { Button, makeStyles, mergeClasses, tokens } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";

const useStyles = makeStyles({
  box: { minWidth: "24px", height: "24px", padding: 0 },
  square: {
    display: "grid",
    placeContent: "center",
    width: "16px",
    height: "16px",
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
  },
  full: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    border: "none",
  },
});

type SelectBoxProps = { name: string; checked: boolean; onToggle: () => void };

/** The box by which a row of a table is chosen; `name` is the row's. */
export function SelectBox({ name, checked, onToggle }: SelectBoxProps) {
  const styles = useStyles();
  // A button, so that the arrow keys move between rows.
  return (
    <Button
      role="checkbox"
      aria-checked={checked}
      aria-label={`Sélectionner ${name}`}
      appearance="subtle"
      size="small"
      className={styles.box}
      icon={
        <span className={mergeClasses(styles.square, checked && styles.full)}>
          {checked && <UiIcon name="check" size={14} />}
        </span>
      }
      onClick={onToggle}
    />
  );
}
