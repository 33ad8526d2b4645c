import { Checkbox } from "@fluentui/react-components";
import { FieldFrame } from "../../base/field/field-frame";

/** The label and state of a box. */
type CheckboxFieldProps = {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  error?: string | undefined;
  hint?: string | undefined;
  className?: string;
};

/** A box to agree or to tick. */
export function CheckboxField({
  label,
  checked,
  onChange,
  disabled = false,
  error,
  hint,
  className,
}: CheckboxFieldProps) {
  const box = (
    <Checkbox
      label={label}
      checked={checked}
      disabled={disabled}
      onChange={(_, data) => onChange(data.checked === true)}
      {...(className && { className })}
    />
  );
  if (!error && !hint) return box;
  return (
    <FieldFrame label={label} hideLabel error={error} hint={hint}>
      {box}
    </FieldFrame>
  );
}
