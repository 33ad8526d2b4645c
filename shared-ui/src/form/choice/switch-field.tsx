import { Switch } from "@fluentui/react-components";

/** The label and state of a switch. */
type SwitchFieldProps = {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
};

/** A switch that takes effect at once. */
export function SwitchField({ label, checked, onChange, disabled = false, className }: SwitchFieldProps) {
  return (
    <Switch
      label={label}
      checked={checked}
      disabled={disabled}
      onChange={(_, data) => onChange(data.checked)}
      {...(className && { className })}
    />
  );
}
