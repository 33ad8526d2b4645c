import { Field, Input } from "@coulisses/shared-ui/base";

export type DateFieldProps = {
  label: string;
  /** `yyyy-mm-dd` */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  required?: boolean;
};

/** A day, without an hour and so without a time zone. */
export function DateField({ label, value, onChange, error, required = false }: DateFieldProps) {
  return (
    <Field
      label={label}
      required={required}
      validationState={error === undefined ? "none" : "error"}
      {...(error === undefined ? {} : { validationMessage: error })}
    >
      <Input
        type="date"
        autoComplete="bday"
        value={value}
        onChange={(_event, data) => {
          onChange(data.value);
        }}
      />
    </Field>
  );
}
