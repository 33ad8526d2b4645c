import { Radio, RadioGroup } from "@fluentui/react-components";
import { makeStyles } from "@griffel/react";
import { type FieldProps, FieldFrame } from "../../base/field/field-frame";
import { Text } from "../../base/text/text";
import { media } from "../../theme/media";
import type { Choice } from "./select-field";

const useStyles = makeStyles({
  options: { display: "flex", flexWrap: "wrap", columnGap: "16px" },
  option: { alignItems: "flex-start", [media.mobile]: { minHeight: "44px" } },
  words: { display: "grid" },
});

/** The options of radio buttons, and the chosen one. */
export type RadioFieldProps<Value extends string> = Omit<FieldProps, "readOnly"> & {
  /** `detail` stands under the label of its choice. */
  options: readonly (Choice<Value> & { detail?: string | undefined })[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
};

/** One of a few options, all in view with their labels; the choice can be changed, not taken back. */
export function RadioField<Value extends string>({
  options,
  value,
  onChange,
  disabled = false,
  ...props
}: RadioFieldProps<Value>) {
  const styles = useStyles();
  return (
    <FieldFrame {...props} disabled={disabled}>
      <RadioGroup
        className={styles.options}
        value={value ?? ""}
        disabled={disabled}
        onChange={(_, data) => {
          const chosen = options.find((option) => option.value === data.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <Radio
            key={option.value}
            className={styles.option}
            value={option.value}
            disabled={disabled || (option.disabled ?? false)}
            label={
              <span className={styles.words}>
                {option.label}
                {option.detail !== undefined && (
                  <Text size="caption" muted>
                    {option.detail}
                  </Text>
                )}
              </span>
            }
          />
        ))}
      </RadioGroup>
    </FieldFrame>
  );
}
