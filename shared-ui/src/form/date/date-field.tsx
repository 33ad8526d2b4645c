import { type FieldProps, FieldFrame } from "../../base/field/field-frame";
import { DateInput } from "./date-input";

export type DateFieldProps = FieldProps & {
  /** `yyyy-mm-dd`; empty when there is none. */
  value: string;
  onChange: (value: string) => void;
  autoComplete?: "bday";
};

/** A day, without an hour and so without a time zone. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, autoComplete } = props;
  return (
    <FieldFrame {...props}>
      <DateInput
        type="date"
        value={value}
        shown={value.split("-").reverse().join("/")}
        disabled={props.disabled ?? false}
        readOnly={props.readOnly ?? false}
        onChange={(_, data) => onChange(data.value)}
        {...(autoComplete && { autoComplete })}
      />
    </FieldFrame>
  );
}
