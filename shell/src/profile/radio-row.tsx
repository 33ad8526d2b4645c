import { makeStyles, Text, tokens } from "@coulisses/shared-ui/base";
import { useId } from "react";

const useStyles = makeStyles({
  group: { border: "none", margin: "12px 0 0", padding: 0 },
  legend: { padding: 0, fontWeight: 600, marginBottom: "4px" },
  options: { display: "flex", flexWrap: "wrap", gap: "4px 24px" },
  option: { display: "flex", alignItems: "flex-start", gap: "8px", padding: "6px 0", cursor: "pointer" },
  radio: { accentColor: tokens.colorBrandBackground, width: "18px", height: "18px", margin: 0 },
  text: { display: "grid" },
});

export type RadioRowProps = {
  legend: string;
  options: readonly { value: string; label: string; detail?: string | undefined }[];
  value: string | null;
  onChange: (value: string) => void;
};

export function RadioRow({ legend, options, value, onChange }: RadioRowProps) {
  const styles = useStyles();
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={option.value === value}
              onChange={() => {
                onChange(option.value);
              }}
            />
            <span className={styles.text}>
              {option.label}
              {option.detail !== undefined && (
                <Text size="caption" muted>
                  {option.detail}
                </Text>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
