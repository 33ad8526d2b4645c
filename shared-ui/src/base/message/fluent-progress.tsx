import { Field, ProgressBar } from "@fluentui/react-components";

/** A progress and its name. */
export type ProgressProps = {
  /** The name of the work. */
  label: string;
  /** From 0 to 1; absent while unknown. */
  value?: number;
  className?: string;
};

export default function FluentProgress({ label, value, className }: ProgressProps) {
  return (
    <Field
      label={label}
      {...(value !== undefined && { hint: `${Math.floor(value * 100)} %` })}
      {...(className && { className })}
    >
      <ProgressBar {...(value !== undefined && { value })} />
    </Field>
  );
}
