import { teamColorProblem } from "@coulisses/shared-domain/people/team-form";
import { makeStyles, TextField, type TextFieldProps, tokens } from "@coulisses/shared-ui/base";

const useStyles = makeStyles({
  swatch: {
    width: "28px",
    height: "28px",
    padding: 0,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: "transparent",
    cursor: "pointer",
  },
});

type Props = Omit<TextFieldProps, "label" | "contentAfter" | "onChange"> & {
  value: string;
  onChange: (color: string) => void;
  /** Colour of the palette while the text is not a colour. */
  otherwise: string;
};

/** A colour, as a code or from a palette. */
export function ColorField({ otherwise, ...field }: Props) {
  const styles = useStyles();
  const typed = field.value.trim();
  return (
    <TextField
      label="Couleur"
      required
      contentAfter={
        <input
          type="color"
          className={styles.swatch}
          aria-label="Choisir la couleur"
          value={teamColorProblem(typed) === undefined ? typed : otherwise}
          onChange={({ target }) => field.onChange(target.value.toUpperCase())}
        />
      }
      {...field}
    />
  );
}
