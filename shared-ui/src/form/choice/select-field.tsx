import { Select } from "@fluentui/react-components";
import { makeStyles } from "@griffel/react";
import { type FieldProps, FieldFrame } from "../../base/field/field-frame";

// Fluent draws the line of the focus half as high as the corners are round.
const useStyles = makeStyles({
  select: {
    "::after": { clipPath: "inset(calc(100% - 2px) 0 0)" },
    "& select": { textOverflow: "ellipsis" },
  },
});

/** An option of a field. */
export type Choice<Value extends string = string> = { value: Value; label: string; disabled?: boolean };

/** The options of a select, and the chosen one. */
export type SelectFieldProps<Value extends string> = Omit<FieldProps, "readOnly"> & {
  options: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  onBlur?: () => void;
  /** The word for "none": a first option that can be chosen again unless the field is required. */
  placeholder?: string;
};

/** One of a short list, in the browser's own picker: the one every phone knows. */
export function SelectField<Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  ...props
}: SelectFieldProps<Value>) {
  const styles = useStyles();
  return (
    <FieldFrame {...props}>
      <Select
        className={styles.select}
        value={value ?? ""}
        disabled={props.disabled ?? false}
        onChange={(_, data) => onChange(options.find((option) => option.value === data.value)?.value ?? null)}
        {...(onBlur && { onBlur })}
      >
        {(placeholder !== undefined || value === null) && (
          <option value="" disabled={(props.required ?? false) && value !== null}>
            {placeholder ?? ""}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
